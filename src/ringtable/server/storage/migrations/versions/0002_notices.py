"""Where to tell somebody who is away that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "notice",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float(53), nullable=False),
        sa.Column("here", sa.Float(53), nullable=False),
        sa.Column("looked", sa.Integer, nullable=False),
        sa.Column("again", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", "number", name="pk_notice"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_notice_room"),
    )
    op.create_index("ix_notice_again", "notice", ["again"])


def downgrade() -> None:
    op.drop_table("notice")
