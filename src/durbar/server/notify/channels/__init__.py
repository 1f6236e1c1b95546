"""The ways by which people are told; each knows how to hand a message over, and none whom to tell."""

OURS = "durbar:"  # an error that is ours to say in the reader's language, by its key


class Refused(Exception):
    """Nobody took it: in the words of whoever refused. `final`: they never will. `after`: seconds to wait at least."""

    def __init__(self, words: str, final: bool, after: float = 0.0, gone: bool = False) -> None:
        super().__init__(words)
        self.final, self.after, self.gone = final, after, gone
