import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { deviceCalls } from "~/platform/services/device/calls.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { HttpErrorAnswer } from "./http";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";

/** Lifetime of a fingerprint's token, s. */
const lifeSec = 86_400;

/** Calls about the visitor's device: its fingerprint (SES-10, PLT-03) and the visit's security values (SES-09). */
export function visitorDeviceRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, deviceCalls.script, ({ c }) => {
    c.header("cache-control", "no-store");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(script(freshToken(services)));
  });

  serve(app, deviceCalls.fingerprint, async ({ readBody }) => {
    const { data } = await readBody();
    const expiresAt = Math.floor(services.world.now() / 1000) + lifeSec;
    return { token: freshToken(services), expiresAt, lifeSec, data };
  });

  serve(app, deviceCalls.securityValues, ({ c }) => {
    const host = c.req.query("host") ?? "";
    if (!/^[\w.-]{8,128}$/.test(host))
      throw new HttpErrorAnswer(400, { code: "schema", title: "host" });
    const grant = mac(services, `grant ${host} ${Math.floor(services.world.now() / 1_800_000)}`);
    c.header("cache-control", "no-store");
    return {
      ggru: mac(services, `ggru ${host}`),
      grants: { [host]: grant },
    };
  });

  return app;
}

/**
 * Refuses a sign-in with a fingerprint that is not ours or has expired (PLT-03). A device without a
 * fingerprint is accepted, because scripts may be off.
 */
export function refuseForeignOrExpiredFingerprint(
  services: SandboxServices,
  request: Request,
  device: Readonly<Record<string, string>>,
): void {
  const token = request.headers.get(wireHeaders.fingerprint) ?? device["token"];
  if (token !== undefined && !isOurs(services, token))
    throw new HttpErrorAnswer(400, {
      code: "fingerprint",
      title: "The device's fingerprint is over",
    });
}

function freshToken(services: SandboxServices): string {
  const claims = `${randomBytes(12).toString("base64url")}.${services.world.now() + lifeSec * 1000}`;
  return `${claims}.${mac(services, `fingerprint ${claims}`)}`;
}

function isOurs(services: SandboxServices, token: string): boolean {
  const [id = "", until = "", sign = ""] = token.split(".");
  const expected = Buffer.from(mac(services, `fingerprint ${id}.${until}`));
  const given = Buffer.from(sign);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return Number(until) > services.world.now();
}

function mac(services: SandboxServices, text: string): string {
  return createHmac("sha256", services.world.state.tokenSecret).update(text).digest("base64url");
}

/**
 * Source text of a script that defines `touchlineFingerprint()`, which returns the device's token,
 * its expiry (`expiresAt`, s since epoch) and data about the browser.
 */
function script(token: string): string {
  return `globalThis.touchlineFingerprint=()=>({token:${JSON.stringify(token)},expiresAt:Math.floor(Date.now()/1000)+${lifeSec},data:{screen:[screen.width,screen.height,screen.colorDepth].join("x"),zone:Intl.DateTimeFormat().resolvedOptions().timeZone||"",languages:(navigator.languages||[]).slice(0,4).join(),cores:String(navigator.hardwareConcurrency||""),touch:String(navigator.maxTouchPoints||0)}});
`;
}
