"""Rajas of the Ganges: The Dice Charmers, on sheets of our own."""

from durbar.games.dice_charmers.game import DiceCharmers

GAME = DiceCharmers()
