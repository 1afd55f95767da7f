#!/usr/bin/env node
// A bot in 40 lines of JavaScript: in `dash` it keeps good dice, in other games it answers anything.
//
//     ringtable bot "node examples/bots/keeper.js"
//     ringtable tournament dash --bots "random,bot:node examples/bots/keeper.js"
"use strict";

const WORTH = { ring: 3, gandalf: 2, tree: 1, warrior: 1, orc: -1, nazgul: -2 };

// What the dice of an answer such as `keep red,black` are worth to my seat.
function worth(view, text) {
  const [verb, colours] = text.split(" ");
  if (verb !== "keep") return 0;
  const kept = view.table.dice.filter((die) => colours.split(",").includes(die.id));
  const mine = kept.filter((die) => die.symbol !== "nazgul" || die.hits === view.seat);
  return mine.reduce((sum, die) => sum + WORTH[die.symbol], 0);
}

function choose(ask) {
  // The same question gets the same answer: no Math.random(), the seed picks among equals.
  let best = ask.options;
  if (ask.game === "dash") {
    const values = ask.options.map((text) => worth(ask.view, text));
    best = ask.options.filter((_, number) => values[number] === Math.max(...values));
  }
  return best[ask.seed % best.length];
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Keeper JS" });
  } else if (message.type === "ask") {
    say({ type: "answer", id: message.id, action: choose(message) });
  }
});
