"""The Herring Bank: a small game of luck and nerve for two to four boats, brought by a package of its own."""
