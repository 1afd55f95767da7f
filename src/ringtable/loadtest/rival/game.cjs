// The dice game of the comparison: five dice, keep at least one of each roll, two sheets.
const FACES = ["ring", "orc", "warrior", "nazgul", "gandalf", "ring"];

function roll(G, random) {
  G.shown = G.kept.map((face) => (face ? "" : FACES[random.Die(6) - 1]));
}

function takeFiveDice(G, random) {
  G.kept = ["", "", "", "", ""];
  roll(G, random);
}

function apply(G, seat) {
  const sheet = G.sheets[seat];
  const count = (face) => G.kept.filter((one) => one === face).length;
  if (count("orc") <= count("warrior")) sheet.circle = (sheet.circle + count("ring")) % 10;
  for (let i = 0; i < count("nazgul"); i++) sheet.squares[(sheet.marks++) % 8] = "full";
}

const Dice = {
  name: "dice",
  setup: ({ random }) => {
    const sheet = () => ({ circle: 0, marks: 0, squares: Array(8).fill("empty"), hobbit: "sam" });
    const G = { sheets: [sheet(), sheet()], kept: [], shown: [] };
    takeFiveDice(G, random);
    return G;
  },
  turn: { minMoves: 0 },
  moves: {
    keep: ({ G, ctx, random, events }, dice) => {
      if (!Array.isArray(dice) || !dice.length || dice.some((die) => !G.shown[die])) {
        return "INVALID_MOVE";
      }
      for (const die of dice) G.kept[die] = G.shown[die];
      if (G.kept.every((face) => face)) {
        apply(G, ctx.currentPlayer);
        takeFiveDice(G, random);
        events.endTurn();
      } else {
        roll(G, random);
      }
    },
  },
};

module.exports = { Dice };
