// npm run dev: the same server with Vite's hot reload in front.
import { createServer } from "node:http";
import { ensureDependencies } from "./lib/prepare.mjs";

ensureDependencies();
process.env.APP_ENV ??= "development";
process.env.NODE_ENV = "development";
const { createServer: createVite } = await import("vite");
const vite = await createVite({ server: { middlewareMode: true } });
const { env } = await vite.ssrLoadModule("/app/server/env.server.ts");
const { startErrorLine } = await vite.ssrLoadModule("/app/server/env/start-error.server.ts");
const { startNotes } = await vite.ssrLoadModule("/app/server/env/start-notes.server.ts");
const { openEmbeddedPlatformIfUsed, platformConsoleLines } = await vite.ssrLoadModule(
  "/app/platform/transport/embedded/platform.server.ts",
);
const { untilSiteConfigIsRead } = await vite.ssrLoadModule(
  "/app/platform/services/config/first-read.server.ts",
);
const { enterPhase } = await vite.ssrLoadModule("/app/server/lifecycle.server.ts");
const build = () => vite.ssrLoadModule("virtual:remix/server-build");

let current = null;
let app = null;
/** The app from the server's current code: Vite reloads changed modules and all that import them. */
async function freshApp() {
  const loaded = await vite.ssrLoadModule("/app/server/app.ts");
  if (loaded !== current) {
    app = loaded.createApp({ env: env(), build, clientDir: null, vite: vite.middlewares });
    if (current !== null) console.log("Reloaded the server's code.");
    current = loaded;
  }
  return app;
}

const server = createServer((request, response) => {
  freshApp().then(
    (handle) => handle(request, response),
    (error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    },
  );
});
try {
  const settings = env();
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host ?? undefined, resolve);
  });
  console.log(`Touchline (development) is at http://localhost:${settings.port}`);
  await openEmbeddedPlatformIfUsed();
  const notes = [...startNotes(settings, process.env), ...(await platformConsoleLines())];
  for (const note of notes) console.log(note);
  if (await untilSiteConfigIsRead(console.error, new AbortController().signal)) enterPhase("ready");
} catch (error) {
  console.error(startErrorLine(error));
  process.exit(1);
}
