import { messagesFor } from "~/i18n/dictionaries.server";
import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { recordEvent } from "~/platform/analytics/client.server";
import { captchaAsked, captchaJudged, noteCaptchaPosted } from "~/platform/captcha/asked.server";
import { type Captcha, nextCaptcha } from "~/platform/captcha/client.server";
import type { PlatformScope } from "~/platform/scope.server";
import { postRules, takePass } from "~/server/post-limits.server";
import { type Challenge, captchaFields, type ShownCaptcha } from "./challenge";

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

/** Gives the answer of a posted form to the calls of its request. */
export function readCaptcha(platform: PlatformScope, form: FormData): void {
  const [id, answer] = [textOf(form, captchaFields.id), textOf(form, captchaFields.answer).trim()];
  if (wantsAnother(form)) noteCaptchaPosted(platform, { kind: "another" });
  else if (id !== "" && answer !== "") noteCaptchaPosted(platform, { kind: "answer", id, answer });
}

/** Whether the post only wants another picture: it has no other effect and counts for no limit but the captcha's. */
export function wantsAnother(form: FormData): boolean {
  return form.has(captchaFields.another);
}

/** Records how the captcha of this request was answered (PLT-04). */
export function recordJudged(platform: PlatformScope): void {
  const isRight = captchaJudged(platform);
  if (isRight !== null) recordEvent(platform, isRight ? events.right : events.wrong);
}

/**
 * The captcha that a refused form is shown with: the one that the platform asks for, or another one where the
 * form had one already. Null = neither.
 */
export async function challengeFor(post: RefusedPost): Promise<Challenge | null> {
  const { platform, form, lng, intent } = post;
  const asked = captchaAsked(platform);
  const before = textOf(form, captchaFields.id);
  if (!asked && before === "" && !wantsAnother(form)) return null;
  const of = asked?.purpose ? { purpose: asked.purpose } : { id: before };
  const shown = await drawnCaptcha(platform, of);
  const code = shown ? codeOf(post, asked?.code ?? null) : "captcha-unavailable";
  return {
    intent,
    shown,
    error: code === null ? null : { code, message: await errorText(lng, code) },
    messages: messagesFor(lng, ["captcha"]),
  };
}

/** Another captcha for a page; null = too many were asked for, or the platform does not answer. */
export async function drawnCaptcha(
  platform: PlatformScope,
  of: Parameters<typeof nextCaptcha>[1],
): Promise<ShownCaptcha | null> {
  const pass = await takePass(postRules.captcha, null, platform.clientAddress);
  if (!pass.ok) return null;
  const next = await nextCaptcha(platform, of);
  return next.ok ? shownOf(next.value) : null;
}

function codeOf({ form }: RefusedPost, asked: number | null): string | null {
  if (wantsAnother(form) || asked === null) return null;
  // Asked for again although the form had one: its answer was left empty.
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
