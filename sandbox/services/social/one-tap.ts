import { Hono } from "hono";
import { isLanguage } from "~/i18n/languages";
import { socialCalls } from "~/platform/services/auth/calls.server";
import { oneTapRequestWire } from "~/platform/services/auth/social-wire.server";
import { HttpErrorAnswer } from "../http";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { redeemOneTapCredential } from "./grants";
import { socialRefusal } from "./routes";
import { signInUrlWithToken } from "./signed-token";

/** The client id that the vendor knows this site by. */
export const oneTapClientId = "touchline-sandbox.one-tap";

/** One-tap sign-in by Google (SES-15), where site config offers it. */
export function oneTapRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, socialCalls.oneTapClient, () => {
    requireOffer(services);
    return { clientId: oneTapClientId };
  });

  serve(app, socialCalls.oneTap, async ({ c }) => {
    requireOffer(services);
    const form = await c.req.formData().catch(() => new FormData());
    const parsed = oneTapRequestWire.safeParse(Object.fromEntries(form));
    if (!parsed.success)
      throw new HttpErrorAnswer(400, { code: "schema", title: "not a one-tap form" });
    const { credential, language } = parsed.data;
    const token = await redeemOneTapCredential(services, credential);
    if (token === null) throw socialRefusal("code-over", "This sign-in has expired.");
    const lng = isLanguage(language) ? language : "en";
    return {
      redirectUrl: signInUrlWithToken(services, lng, "google", token),
    };
  });

  return app;
}

function requireOffer(services: SandboxServices): void {
  if (services.world.state.config.social.oneTap === null)
    throw new HttpErrorAnswer(404, { code: "not-found" });
}
