import { Hono } from "hono";
import {
  captchaAnswerRequestWire,
  captchaPurposeWire,
  captchaStatusReplyWire,
  captchaUpdateReplyWire,
} from "~/platform/services/captcha/wire.server";
import { HttpErrorAnswer, parseBody, reply, requestLanguage } from "../http";
import { findSessionByHeader } from "../people";
import type { SandboxServices } from "../sandbox-services";
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

  app.post("/captcha/validate", async (c) => {
    const { captcha_id: id, captcha: typed } = await parseBody(c, captchaAnswerRequestWire);
    const code = await checkAndRecordCaptchaAnswer(services, c.req.raw, { id, typed });
    const time = (await findCaptchaEvenIfExpired(services, id))?.secondsLeft ?? 0;
    if (code === null) return reply(captchaStatusReplyWire, { ...fine, time });
    const type = (await isRobot(services, c.req.raw)) ? 2 : 1;
    const refusal = { success: false, type, time, error_message: words[code] ?? "", code } as const;
    return reply(captchaStatusReplyWire, refusal);
  });

  app.get("/captcha/update", async (c) => {
    const named = captchaPurposeWire.safeParse(c.req.query("purpose"));
    const id = c.req.query("id");
    const known = id === undefined ? null : await findCaptchaEvenIfExpired(services, id);
    const purpose = named.success ? named.data : known?.purpose;
    if (!purpose) throw new HttpErrorAnswer(404, { code: "not-found" });
    const captcha = await makeCaptcha(services, c.req.raw, purpose, requestLanguage(c.req.raw));
    const time = (await findCaptchaEvenIfExpired(services, captcha.id))?.secondsLeft ?? 0;
    c.header("cache-control", "no-store");
    return reply(captchaUpdateReplyWire, { ...fine, time, captcha });
  });

  app.get("/captcha/gettime", async (c) => {
    const known = await findCaptchaEvenIfExpired(services, c.req.query("id") ?? "");
    const time = known && !known.isUsed ? known.secondsLeft : 0;
    return reply(captchaStatusReplyWire, { ...fine, time });
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
