import { Hono } from "hono";
import type { Core } from "../services/core";
import { consentPage } from "./consent";
import { credentialReply, oneTapScript } from "./one-tap";
import { pageStyle } from "./style";

/**
 * Pages and scripts of other companies that a real site uses, played by the sandbox for browsers: networks'
 * consent (SES-12) and one-tap sign-in (SES-15). They stand under `/sandbox/pages/`, whether or not the control interface is on.
 */
export function sandboxPages(core: Core): Hono {
  const app = new Hono().basePath("/sandbox/pages");
  const file = (type: string, text: string) =>
    new Response(text, { headers: { "content-type": type, "cache-control": "max-age=3600" } });

  app.get("/style.css", () => file("text/css; charset=utf-8", pageStyle));
  app.get("/one-tap.js", () => file("text/javascript; charset=utf-8", oneTapScript));
  app.post("/one-tap", (c) => credentialReply(core, c.req.raw));
  app.get("/social/:provider", (c) => consentPage(core, c.req.param("provider"), c.req.raw, null));
  app.post("/social/:provider", async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    return consentPage(core, c.req.param("provider"), c.req.raw, form);
  });
  return app;
}
