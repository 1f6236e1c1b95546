"""The laboratory: matches between bots, ratings, balance reports. Everything runs over one Executor.

>>> from durbar import lab
>>> played = lab.arena("dice_charmers", ["easy", "random"], games=2, players=2, progress=False)
>>> sorted(played.standings["bot"])
['easy', 'random']
"""

from durbar.lab.api import ArenaResult, ReportResult, arena, report

__all__ = ["ArenaResult", "ReportResult", "arena", "report"]
