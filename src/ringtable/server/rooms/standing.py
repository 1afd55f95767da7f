"""The table around a match as an audience sees it: seats, wishes, promises; not the position."""

from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct, structs

from ringtable.server.rooms.seats import Who
from ringtable.server.rooms.views import encode, written
from ringtable.wire.types import DiceInfo, TableView

if TYPE_CHECKING:
    from ringtable.server.rooms.room import LiveRoom


class Moved(Struct):
    """The fields of a `TableView` that a move may change."""

    version: int
    step: int
    view: Any
    may_undo: bool
    can_take_back: bool
    may_close: bool


def joined(moved: Moved, standing: bytes) -> Any:
    """A whole `TableView`, written out."""
    return Raw(encode.encode(moved)[:-1] + standing)


def standing_of(room: "LiveRoom", who: Who) -> bytes:
    """All other fields, written out, to be joined to what a move changed."""
    fields = structs.asdict(unmoved(room, who))
    for name in Moved.__struct_fields__:
        del fields[name]
    return b"," + encode.encode(fields)[1:]


def unmoved(room: "LiveRoom", who: Who) -> TableView:
    """Everything but what a move may change."""
    about = room.about
    open_book = room.is_open_book()
    request = None
    if about.undo_by >= 0:
        request = {"seat": about.undo_by, "agreed": about.undo_agreed}
    offer = None
    if about.draw_by >= 0:
        offer = {"seat": about.draw_by, "agreed": about.draw_agreed}
    return TableView(
        table=room.id,
        version=0,
        step=0,
        game=room.game.id,
        title=about.title,
        state=room.state,  # type: ignore[arg-type]  # one of three words by construction
        my_seats=list(who.seats),
        view={},
        seats=seat_infos(room, who),
        options=room.open_options,
        commitment=room.commitment,
        key=room.key.hex() if open_book else "",
        salt=about.salt if open_book else "",
        dice=DiceInfo(about.promises, about.shares) if about.shared else None,
        host_knows=room.host_knows(),
        may_undo=False,
        can_take_back=False,
        undo_request=request,
        taken_back=about.taken_back,
        deadline=about.deadline,
        frozen=about.frozen,
        rematch=about.rematch,
        sequel=room.sequel()[0],
        follows=about.follows,
        branch_of=about.branch_of,
        listed=room.listed,
        pure=room.pure,
        seed=about.seed if open_book else "",
        continued=room.continued() is not None,
        resigning=room.resigning(who),
        draws=room.draws,
        draw_offer=offer,
        may_close=False,
        lesson=about.lesson,
    )


def seat_infos(room: "LiveRoom", who: Who) -> Any:
    """Who sits where, written out: the same for every step."""
    here = room.connected()
    return written(
        [
            room.about.chair_info(
                seat, seat in who.seats, seat in here, room.passes_when_empty(seat)
            )
            for seat in range(room.seats)
        ]
    )
