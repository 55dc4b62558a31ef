"""The contract between the rules and everything that is built on them."""
