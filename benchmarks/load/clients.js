// N matches with two clients each: node clients.js URL TABLES PACE SECONDS. Prints one line of JSON.
import { createRequire } from "node:module";
import { Grid } from "./game.js";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [url, tables, pace, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const clock = { times: [], accepted: 0, counting: false };
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function sit(table) {
  const matchID = `table-${process.pid}-${table}`; // a match is made when its first client comes
  const sent = new Map();
  for (const playerID of ["0", "1"]) {
    const client = Client({ game: Grid, numPlayers: 2, multiplayer: SocketIO({ server: url }), matchID, playerID, debug: false });
    let seen = -1;
    client.subscribe((state) => {
      // The mover sees its own move at once (optimistically); it has it when the server's state has come back.
      if (!state || !state.isConnected || state.G.moves <= seen) return;
      if (state._stateID !== undefined && client.confirmed !== undefined && state.G.moves > client.confirmed) return;
      seen = state.G.moves;
      if (sent.has(seen)) {
        if (clock.counting) clock.times.push(performance.now() - sent.get(seen));
        if (playerID === "0") clock.accepted += 1;
      }
      if (state.ctx.currentPlayer === playerID) act(client, sent, seen);
    });
    // What the server has confirmed: updates and syncs arrive here before the store changes.
    client.confirmed = 0;
    const notify = client.transport.transportDataCallback;
    client.transport.transportDataCallback = (data) => {
      const state = data.type === "sync" ? data.args[1].state : data.args[1];
      if (state && state.G) client.confirmed = Math.max(client.confirmed, state.G.moves);
      notify(data);
      client.notifySubscribers();
    };
    client.start();
  }
}

async function act(client, sent, moves) {
  if (pace) await wait(1000 * pace * (0.5 + Math.random()));
  sent.set(moves + 1, performance.now());
  client.moves.place(moves % 96);
}

for (let table = 0; table < tables; table += 1) {
  sit(table);
  if (table % 20 === 19) await wait(200);
}
await wait(Math.min(2, seconds / 4) * 1000);
const [started, before] = [performance.now(), clock.accepted];
clock.counting = true;
await wait(seconds * 1000);
clock.counting = false;
const rate = (clock.accepted - before) / ((performance.now() - started) / 1000);
clock.times.sort((a, b) => a - b);
const percentile = (share) => Math.round(10 * (clock.times[Math.min(clock.times.length - 1, Math.floor(clock.times.length * share))] ?? 0)) / 10;
console.log(JSON.stringify({ actions_per_second: Math.round(rate * 10) / 10, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) }));
process.exit(0);
