import { createRequire } from "node:module";
import { Grid } from "./game.js";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [Grid], origins: [Origins.LOCALHOST, /.*/] });
const running = await server.run({ port: 0, callback: () => {} });
process.stdout.write(`http://127.0.0.1:${running.appServer.address().port}\n`);
process.on("SIGTERM", () => process.exit(0));
