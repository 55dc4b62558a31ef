"""Environments for learners (extra `envs`): batches of games, PettingZoo, Gymnasium and OpenSpiel.

See `skerry.batch`, `skerry.envs.zoo`, `skerry.envs.gym`, `skerry.envs.spiel` and docs/environments.md.
"""
