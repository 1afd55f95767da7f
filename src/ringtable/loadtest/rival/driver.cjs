// Two seats at each table; each answers its turn at once. Prints its figures as JSON.
const { io } = require("socket.io-client");
const [port, tables, seconds] = process.argv.slice(2).map(Number);
const answered = [];
let measuring = false;
let actions = 0;

function seatAt(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/dice`, { transports: ["websocket"] });
  let sent = 0;
  const turn = (state) => {
    if (state.ctx.currentPlayer !== playerID) return;
    const open = [0, 1, 2, 3, 4].filter((die) => state.G.shown[die]);
    const dice = open.filter(() => Math.random() < 0.4);
    if (!dice.length) dice.push(open[0]);
    sent = performance.now();
    const payload = { type: "keep", args: [dice], playerID };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_id, info) => turn(info.state));
  socket.on("update", (_id, state) => {
    if (sent) {
      if (measuring) {
        actions++;
        answered.push(performance.now() - sent);
      }
      sent = 0;
    }
    turn(state);
  });
  return socket;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

(async () => {
  const sockets = [];
  for (let table = 0; table < tables; table++) {
    sockets.push(seatAt(`m${table}`, "0"));
    await pause(10);
    sockets.push(seatAt(`m${table}`, "1"));
  }
  await pause(2000);
  measuring = true;
  console.log("measuring");
  const began = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  measuring = false;
  console.log("measured");
  answered.sort((a, b) => a - b);
  const at = (part) => Number((answered[Math.floor(part * answered.length)] || 0).toFixed(1));
  const actions_per_second = Math.round(actions / took);
  console.log(
    JSON.stringify({
      tables,
      actions,
      actions_per_second,
      answer_p50_ms: at(0.5),
      answer_p99_ms: at(0.99),
    }),
  );
  process.exit(0);
})();
