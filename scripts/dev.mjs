// npm run dev: the same server with Vite's hot reload in front.
import { createServer } from "node:http";
import { ensureDependencies } from "./lib/prepare.mjs";

ensureDependencies();
process.env.APP_ENV ??= "development";
process.env.NODE_ENV = "development";
const { createServer: createVite } = await import("vite");
const vite = await createVite({ server: { middlewareMode: true } });
const { createApp } = await vite.ssrLoadModule("/app/server/app.ts");
const { env } = await vite.ssrLoadModule("/app/server/env.server.ts");
const { openPlatform, platformNotes } = await vite.ssrLoadModule(
  "/app/platform/upstream.server.ts",
);
const { enterPhase } = await vite.ssrLoadModule("/app/server/lifecycle.server.ts");
const build = () => vite.ssrLoadModule("virtual:remix/server-build");
const server = createServer(
  createApp({ env: env(), build, clientDir: null, vite: vite.middlewares }),
);
server.listen(env().port, env().host ?? undefined, async () => {
  console.log(`Touchline (development) is at http://localhost:${env().port}`);
  await openPlatform();
  for (const note of await platformNotes()) console.log(note);
  enterPhase("ready");
});
