import { Hono } from "hono";
import { gameServer } from "../game-server/app";
import type { SendWalletRequest } from "../game-server/wallet";
import type { SandboxServices } from "../services/sandbox-services";
import { chatLoader, chatWindow } from "./chat";
import { socialConsentPage } from "./consent";
import { answerRequestFromOneTapScript, oneTapScript } from "./one-tap";
import { loadRoundVerifierScript } from "./round-verifier-script";
import { vendorPageStyle } from "./style";

/**
 * Stand-ins for other companies' pages and scripts: networks' consent pages (SES-12), one-tap
 * sign-in (SES-15), support chats (POP-10) and a provider's games in frames (CAS-03). Served under `/sandbox/pages/`,
 * whether or not the control interface is on.
 */
export function vendorStandInPages(services: SandboxServices, send: SendWalletRequest): Hono {
  const app = new Hono().basePath("/sandbox/pages");
  const file = (type: string, text: string) =>
    new Response(text, { headers: { "content-type": type, "cache-control": "max-age=3600" } });

  app.get("/style.css", () => file("text/css; charset=utf-8", vendorPageStyle));
  app.get("/one-tap.js", () => file("text/javascript; charset=utf-8", oneTapScript));
  app.post("/one-tap", (c) => answerRequestFromOneTapScript(services, c.req.raw));
  app.get("/social/:provider", (c) =>
    socialConsentPage(services, c.req.param("provider"), c.req.raw, null),
  );
  app.post("/social/:provider", async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    return socialConsentPage(services, c.req.param("provider"), c.req.raw, form);
  });
  app.get("/chat/:file{[a-z0-9-]+\\.js}", (c) => chatLoader(c.req.param("file")));
  app.get("/chat/window", (c) => chatWindow(services, c.req.raw));
  app.get("/reckon.js", () => file("text/javascript; charset=utf-8", loadRoundVerifierScript()));
  app.route("/", gameServer(services, send));
  return app;
}
