import { Hono } from "hono";
import { captchaCalls } from "~/platform/services/captcha/calls.server";
import { captchaPurposeWire } from "~/platform/services/captcha/wire.server";
import { HttpErrorAnswer, requestLanguage } from "../http";
import { findSessionByHeader } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import {
  captchaRefusalCodes,
  checkAndRecordCaptchaAnswer,
  findCaptchaEvenIfExpired,
  makeCaptcha,
} from "./captcha";
import { countPostExceedsLimit } from "./suspicion";

const words: Readonly<Record<number, string>> = {
  [captchaRefusalCodes.wrong]: "The answer is wrong",
  [captchaRefusalCodes.over]: "The captcha is over",
  [captchaRefusalCodes.used]: "The captcha was answered before",
};

/** Captcha calls (SES-16). */
export function captchaRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, captchaCalls.validate, async ({ request, readBody }) => {
    const { captcha_id: id, captcha: typed } = await readBody();
    const code = await checkAndRecordCaptchaAnswer(services, request, { id, typed });
    const time = (await findCaptchaEvenIfExpired(services, id))?.secondsLeft ?? 0;
    if (code === null) return { ...fine, time };
    const type = (await isRobot(services, request)) ? 2 : 1;
    const refusal = { success: false, type, time, error_message: words[code] ?? "", code } as const;
    return refusal;
  });

  serve(app, captchaCalls.update, async ({ c, request }) => {
    const named = captchaPurposeWire.safeParse(c.req.query("purpose"));
    const id = c.req.query("id");
    const known = id === undefined ? null : await findCaptchaEvenIfExpired(services, id);
    const purpose = named.success ? named.data : known?.purpose;
    if (!purpose) throw new HttpErrorAnswer(404, { code: "not-found" });
    const captcha = await makeCaptcha(services, request, purpose, requestLanguage(request));
    const time = (await findCaptchaEvenIfExpired(services, captcha.id))?.secondsLeft ?? 0;
    c.header("cache-control", "no-store");
    return { ...fine, time, captcha };
  });

  serve(app, captchaCalls.status, async ({ c }) => {
    const known = await findCaptchaEvenIfExpired(services, c.req.query("id") ?? "");
    const time = known && !known.isUsed ? known.secondsLeft : 0;
    return { ...fine, time };
  });

  return app;
}

const fine = { success: true, type: 0, error_message: "" } as const;

/**
 * Counts a wrong captcha answer of a signed-in player; true = there were too many. The reply then
 * has type 2, on which the shell ends his session.
 */
async function isRobot(services: SandboxServices, request: Request): Promise<boolean> {
  const session = await findSessionByHeader(services, request);
  return (
    session !== null &&
    countPostExceedsLimit(services, request, "security", `wrong ${session.playerId}`)
  );
}
