"""Maharadjah: sixteen turns of Indian history, seventeen nations, three to five players."""

from durbar.games.maharadjah.game import Maharadjah

GAME = Maharadjah()
