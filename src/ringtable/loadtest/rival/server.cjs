const { Server } = require("boardgame.io/server");
const { Dice } = require("./game.cjs");

Server({ games: [Dice], origins: ["*"] }).run(Number(process.argv[2]));
