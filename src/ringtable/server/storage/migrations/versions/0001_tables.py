"""Rooms, their entries, chat and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("dice_key", sa.LargeBinary, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
    )
    op.create_index("ix_room_lobby", "room", ["listed", "state", "changed"])
    op.create_index("ix_room_due", "room", ["due"])
    op.create_table(
        "entry",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("action_id", sa.Text),
        sa.Column("seen_by", sa.Integer, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_entry"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_entry_room"),
    )
    op.create_index("uq_entry_action", "entry", ["room", "action_id"], unique=True)
    op.create_table(
        "chat",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_chat_room"),
    )
    op.create_table(
        "report",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_report"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_report_room"),
    )


def downgrade() -> None:
    for table in ("report", "chat", "entry", "room"):
        op.drop_table(table)
