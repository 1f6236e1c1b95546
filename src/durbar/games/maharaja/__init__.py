"""Maharaja, by Wolfgang Kramer and Michael Kiesling: build and be worshipped where the Maharaja goes."""

from durbar.games.maharaja.game import Maharaja

GAME = Maharaja()
