import { defineRefusal, defineRefusalWithBody } from "../define-call.server";
import { codeTooSoonRefusalWire } from "./auth/wire.server";
import { captchaRefusalWire } from "./captcha/wire.server";

/** The refusal of a call that asks for a captcha, or whose captcha was answered wrong. */
export const captchaRefusal = defineRefusalWithBody(captchaRefusalWire, 400, 100, 111, 112, 113);

/** The refusal of a call that sends a message, because one was sent a moment ago. */
export const tooSoonRefusal = defineRefusalWithBody(codeTooSoonRefusalWire, 429, "too-soon");

/** The refusal of a code of a message or an authenticator: wrong, tried too often, or over. */
export const wrongCodeRefusal = (status: 401 | 403) =>
  defineRefusal(status, "bad-code", "code-spent", "code-over");
