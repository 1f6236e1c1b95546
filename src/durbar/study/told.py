"""A review as plain data: for pages, files and programs."""

from __future__ import annotations

from msgspec import Struct

from durbar.study import referee
from durbar.study.books import LUCK, MET, OTHERS, OWN, BookValue, Source
from durbar.study.review import GameReview
from durbar.study.stations import Passage
from durbar.study.turning import Turn, turning_points
from durbar.study.verdict import ChoiceVerdict


class Amount(Struct, frozen=True, kw_only=True):
    """A value and its standard error, as a share of the win and in points."""

    share: float
    share_error: float
    points: float
    points_error: float


class StationTold(Struct, frozen=True, kw_only=True):
    """What everybody may expect after so many steps: by seat shares of the win, points less the table's mean."""

    step: int
    shares: list[float]
    share_errors: list[float]
    points: list[float]
    point_errors: list[float]
    games: int


class ItemTold(Struct, frozen=True, kw_only=True):
    """What happened between two stations: a `draw`, a `turn` or `plans`, and whose (-1: everybody's)."""

    kind: str
    whose: int
    first: int
    last: int


class SeatTold(Struct, frozen=True, kw_only=True):
    """The books of a seat: result - start = luck + own + met + what came from the others."""

    seat: int
    start: Amount
    result: Amount
    luck: Amount
    own: Amount
    met: Amount
    others: list[Amount]
    adjusted: Amount
    choices: int


class TurningTold(Struct, frozen=True, kw_only=True):
    """A turning point: the item, what it changed for everybody, and whom it moved most."""

    item: ItemTold
    changes: list[float]
    most: int
    error: float


class VerdictTold(Struct, frozen=True, kw_only=True):
    """A choice the referee looked at; `name` is empty where it is close."""

    step: int
    seat: int
    chosen: str
    better: str
    name: str
    loss: float
    low: float
    high: float
    others: list[float]
    games: int


class ReviewTold(Struct, frozen=True, kw_only=True):
    """A review so far. `by_points`: points are shown first. Totals count once nothing is wanted any more."""

    game: str
    rules: int
    judge: str
    seed: int
    by_points: bool
    done: int
    wanted: int
    draws: int
    stations: list[StationTold]
    items: list[ItemTold]
    seats: list[SeatTold]
    turning: list[TurningTold]
    verdicts: list[VerdictTold]


def told(review: GameReview) -> ReviewTold:
    """The whole of it; stations nobody has played from yet are left out, and with them what rests on them."""
    done, needed = review.done()
    ready = all(review.ended(source) or review.estimate(source).games for source in review.books.sources())
    return ReviewTold(
        game=review.match.game.id,
        rules=review.match.terms.rules,
        judge=referee.name_of(review.match.game),
        seed=review.asked.seed,
        by_points=review.points,
        done=done,
        wanted=needed - done,
        draws=review.draws(),
        stations=stations(review),
        items=[item_told(item) for item in review.books.items],
        seats=[seat_told(review, seat) for seat in range(review.seats)] if ready else [],
        turning=[turning_told(turn) for turn in turns(review)] if ready else [],
        verdicts=[verdict_told(one) for one in review.verdicts()],
    )


def stations(review: GameReview) -> list[StationTold]:
    found = []
    for source in review.books.sources():
        estimate, n = review.estimate(source), review.seats
        if source.kind == "at" and (estimate.games or review.ended(source)):
            means, errors = estimate.values, estimate.errors
            found.append(
                StationTold(
                    step=source.step,
                    shares=means[:n],
                    share_errors=errors[:n],
                    points=means[n:],
                    point_errors=errors[n:],
                    games=estimate.games,
                )
            )
    return found


def item_told(item: Passage) -> ItemTold:
    return ItemTold(kind=item.label.kind, whose=item.label.whose, first=item.first, last=item.last)


def verdict_told(verdict: ChoiceVerdict) -> VerdictTold:
    return VerdictTold(**{**verdict._asdict(), "others": list(verdict.others)})


def turns(review: GameReview) -> list[Turn]:
    return turning_points(review.books.items, review.estimate, review.seats, review.points)


def turning_told(turn: Turn) -> TurningTold:
    return TurningTold(item=item_told(turn.item), changes=list(turn.changes), most=turn.most, error=turn.error)


def seat_told(review: GameReview, seat: int) -> SeatTold:
    items = review.books.items
    start, result = (station_amount(review, step, seat) for step in (items[0].first, items[-1].last))
    luck = account_amount(review, LUCK, seat)
    return SeatTold(
        seat=seat,
        start=start,
        result=result,
        luck=luck,
        own=account_amount(review, OWN, seat),
        met=account_amount(review, MET, seat),
        others=[account_amount(review, OTHERS, seat, giver) for giver in range(review.seats)],
        adjusted=amount(
            BookValue(result.share - luck.share, luck.share_error),
            BookValue(result.points - luck.points, luck.points_error),
        ),
        choices=review.real_choices(seat),
    )


def amount(share: BookValue, points: BookValue) -> Amount:
    return Amount(share=share.value, share_error=share.error, points=points.value, points_error=points.error)


def account_amount(review: GameReview, kind: str, seat: int, giver: int = -1) -> Amount:
    account = review.books.account(kind, seat, giver)
    return amount(*(account.total(review.estimate, seat, review.seats, points) for points in (False, True)))


def station_amount(review: GameReview, step: int, seat: int) -> Amount:
    found, n = review.estimate(Source("at", step)), review.seats
    return amount(
        BookValue(found.values[seat], found.errors[seat]), BookValue(found.values[n + seat], found.errors[n + seat])
    )
