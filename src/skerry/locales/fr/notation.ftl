## Des actions et des effets du hasard que l’on ne comprend pas, ou qui ne sont pas permis

notation-refused = { $reason } ({ $rule })
notation-code = ce n’est pas le code d’une action : { $code }
