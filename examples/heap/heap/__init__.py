"""A heap of stones: take one to three; who takes the last one wins. A whole game from elsewhere."""

import sys

from durbar.plugin import (
    HEADING,
    OK,
    SEATS,
    Code,
    Decision,
    Drawing,
    Event,
    Field,
    Flow,
    Game,
    Learning,
    Option,
    Result,
    Seat,
    Step,
    add_phrases,
    i64,
    steps_of,
    vec,
)

STONES, TOO_MANY, TOOK = 15, Code(10), 1


class State(Flow):
    def __init__(self, seats, like=None):
        super().__init__(like)
        self.seats, self.stones, self.turn = seats, STONES, 0

    def clone(self):
        copy = State(self.seats, self)
        copy.stones, copy.turn = self.stones, self.turn
        return copy


class Turns(Step):
    """[HP 1.1] Turn after turn, until the heap is gone."""

    def run(self, g):
        if g.stones:
            g.again()
            g.do(Take())


class Take(Decision):
    """[HP 1.2] One to three stones, as long as there are so many."""

    def player(self, g):
        return Seat(g.turn % g.seats)

    def candidates(self, g, player):
        return vec[i64]([1, 2, 3])

    def refused(self, g, player, option):
        return TOO_MANY if option > g.stones else OK

    def choose(self, g, player, option):
        g.stones -= option
        g.turn += 1
        g.tell(TOOK, player, option)

    def words(self, g, option):
        return ("take", str(option))


class Heap(Game):
    id, seats, usual_seats = "heap", (2, 3), 2
    fields = (Field("stones"), Field("turn"))
    events = {TOOK: Event("took", ("seat", ""), weight=HEADING)}
    refusals = {10: ("too-many", "HP 1.2")}
    drawing = Drawing(text=lambda static, view, name, seat=None: f"{name('heap')} {view['stones']}\n" + "● " * view["stones"])
    learning = Learning(
        actions=4,
        action_of=lambda g, option: int(option),
        option_for=lambda g, action: Option(action) if 0 < action < 4 else -1,
        observation=("stones", "my turn"),
        observe=lambda g, seat: [g.stones / STONES, float(g.turn % g.seats == seat)],
    )

    def blank_state(self, seats, settings, rules):
        return State(seats)

    def plan(self, g):
        g.do(Turns())

    def setup(self, g):
        return g.seats, {}

    def labels(self, g, kind):
        return SEATS[: g.seats]

    def result(self, g):
        last = (g.turn - 1) % g.seats if not g.stones else -1
        scores = tuple(float(seat == last) for seat in range(g.seats))
        return Result(tuple(1 if score or last < 0 else 2 for score in scores), scores, "gone")

    def view(self, g, seat):
        return {"stones": g.stones}

    def determinize(self, g, seat, rng):
        return g.clone()

    def static(self, g):
        return {"labels": {"seat": list(SEATS[: g.seats])}}


ENGLISH = """
heap-title = Heap
heap-blurb = Take one to three stones. Who takes the last one wins.
heap-ask-Take = { $player }, how many stones do you take?
    .wait = { $player } takes stones.
heap-do-take = take { $a }
heap-event-took = { $a } takes { $b }.
heap-refused-too-many = There are fewer than { $a } stones.
heap-name-heap = Stones left:
heap-reason-gone = The heap is gone.
"""
FRENCH = """
heap-title = Le tas
heap-blurb = Prenez une à trois pierres. Qui prend la dernière gagne.
heap-ask-Take = { $player }, combien de pierres prenez-vous ?
    .wait = { $player } prend des pierres.
heap-do-take = prendre { $a }
heap-event-took = { $a } en prend { $b }.
heap-refused-too-many = Il y a moins de { $a } pierres.
heap-name-heap = Pierres restantes :
heap-reason-gone = Le tas est épuisé.
"""
add_phrases("en", ENGLISH)
add_phrases("fr", FRENCH)
GAME = Heap()
GAME.steps = steps_of(sys.modules[__name__])
