import { tooSoonWire } from "../auth/wire.server";
import { captchaRefusalWire } from "../captcha/wire.server";
import { refusal, refusalWith } from "./refusal.server";

/** A captcha is asked for, or was answered wrong. */
export const captchaRefusal = refusalWith(captchaRefusalWire, 400, 100, 111, 112, 113);

/** A message was sent a moment ago. */
export const tooSoonRefusal = refusalWith(tooSoonWire, 429, "too-soon");

/** A code of a message or an authenticator is not taken. */
export const wrongCodeRefusal = (status: 401 | 403) =>
  refusal(status, "bad-code", "code-spent", "code-over");
