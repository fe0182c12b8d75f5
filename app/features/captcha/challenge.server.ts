import { messagesFor } from "~/i18n/dictionaries.server";
import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { recordEvent } from "~/platform/analytics/client.server";
import {
  requiredCaptcha,
  storedCaptchaResult,
  storePostedCaptcha,
} from "~/platform/captcha/asked.server";
import { type Captcha, loadCaptcha } from "~/platform/captcha/client.server";
import type { PlatformScope } from "~/platform/scope.server";
import { countPost } from "~/server/post-limits/count.server";
import { postRules } from "~/server/post-limits/rules.server";
import { type CaptchaChallenge, captchaFields, type ShownCaptcha } from "./challenge";

/** A refused post, as far as a captcha is concerned. */
interface RefusedPost {
  readonly platform: PlatformScope;
  readonly form: FormData;
  readonly lng: Language;
  readonly intent: string;
}

const errorCodes: Readonly<Record<number, string>> = {
  100: "captcha",
  111: "captcha-wrong",
  112: "captcha-over",
  113: "captcha-used",
};

/** Events of an answered captcha (PLT-04). */
const events = {
  right: { id: 10190, name: "captcha_success" },
  wrong: { id: 10191, name: "captcha_fail" },
} as const;

/** Passes the posted captcha answer on to the platform calls of this request. */
export function passCaptchaToCalls(platform: PlatformScope, form: FormData): void {
  const [id, answer] = [textOf(form, captchaFields.id), textOf(form, captchaFields.answer).trim()];
  if (wantsNewCaptcha(form)) storePostedCaptcha(platform, { kind: "another" });
  else if (id !== "" && answer !== "") storePostedCaptcha(platform, { kind: "answer", id, answer });
}

/** Whether the post only wants another picture: it has no other effect and counts for no limit but the captcha's. */
export function wantsNewCaptcha(form: FormData): boolean {
  return form.has(captchaFields.another);
}

/** Records how the captcha of this request was answered (PLT-04). */
export function recordCaptchaResult(platform: PlatformScope): void {
  const isRight = storedCaptchaResult(platform);
  if (isRight !== null) recordEvent(platform, isRight ? events.right : events.wrong);
}

/**
 * The captcha for a refused form: the one that the platform requires, or a new one if the form
 * already had one. Null = neither.
 */
export async function captchaChallengeForForm(post: RefusedPost): Promise<CaptchaChallenge | null> {
  const { platform, form, lng, intent } = post;
  const asked = requiredCaptcha(platform);
  const before = textOf(form, captchaFields.id);
  if (!asked && before === "" && !wantsNewCaptcha(form)) return null;
  const of = asked?.purpose ? { purpose: asked.purpose } : { id: before };
  const shown = await loadShownCaptcha(platform, of);
  const code = shown ? codeOf(post, asked?.code ?? null) : "captcha-unavailable";
  return {
    intent,
    shown,
    error: code === null ? null : { code, message: await errorText(lng, code) },
    messages: messagesFor(lng, ["captcha"]),
  };
}

/** Another captcha for a page; null = too many were asked for, or the platform does not answer. */
export async function loadShownCaptcha(
  platform: PlatformScope,
  of: Parameters<typeof loadCaptcha>[1],
): Promise<ShownCaptcha | null> {
  const pass = await countPost(postRules.captcha, null, platform.clientAddress);
  if (!pass.ok) return null;
  const next = await loadCaptcha(platform, of);
  return next.ok ? shownOf(next.value) : null;
}

function codeOf({ form }: RefusedPost, asked: number | null): string | null {
  if (wantsNewCaptcha(form) || asked === null) return null;
  // The platform asks again although the form had a captcha: its answer was left empty.
  const isEmpty = asked === 100 && form.has(captchaFields.id);
  return isEmpty ? "captcha-required" : (errorCodes[asked] ?? "captcha");
}

async function errorText(lng: Language, code: string): Promise<string> {
  const t = await serverTexts(lng, "captcha");
  return t(`error_${code.replaceAll("-", "_")}`);
}

function shownOf({ id, picture, question, secondsLeft }: Captcha): ShownCaptcha {
  const data = Buffer.from(picture, "utf8").toString("base64");
  return { id, picture: `data:image/svg+xml;base64,${data}`, question, secondsLeft };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? "").slice(0, 64);
}
