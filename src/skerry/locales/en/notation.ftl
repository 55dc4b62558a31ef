## Actions and outcomes of chance that are not understood, or not allowed

notation-refused = { $reason } ({ $rule })
notation-code = not the code of an action: { $code }
