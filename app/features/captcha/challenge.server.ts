import { textsOfDictionaries } from "~/i18n/dictionaries.server";
import type { Language } from "~/i18n/languages";
import { serverTexts } from "~/i18n/texts.server";
import { requiredCaptcha } from "~/platform/services/captcha/asked.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { captchaFieldNames, type RefusedFormCaptcha } from "./challenge";
import { hadCaptcha, postedCaptchaText, wantsNewCaptcha } from "./posted-captcha.server";
import { loadShownCaptcha } from "./shown-captcha.server";

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

/**
 * The captcha for a refused form: the one that the platform requires, or a new one if the form
 * already had one. Null = neither.
 */
export async function loadCaptchaForRefusedForm(
  post: RefusedPost,
): Promise<RefusedFormCaptcha | null> {
  const { platform, form, lng, intent } = post;
  const asked = requiredCaptcha(platform);
  const before = postedCaptchaText(form, captchaFieldNames.id);
  if (!asked && before === "" && !wantsNewCaptcha(form)) return null;
  const of = asked?.purpose ? { purpose: asked.purpose } : { id: before };
  const shown = await loadShownCaptcha(platform, of);
  const code = shown ? codeOf(post, asked?.code ?? null) : "captcha-unavailable";
  return {
    intent,
    shown,
    error: code === null ? null : { code, message: await errorText(lng, code) },
    messages: textsOfDictionaries(lng, ["captcha"]),
  };
}

function codeOf({ form }: RefusedPost, asked: number | null): string | null {
  if (wantsNewCaptcha(form) || asked === null) return null;
  // The platform asks again although the form had a captcha: its answer was left empty.
  const isEmpty = asked === 100 && hadCaptcha(form);
  return isEmpty ? "captcha-required" : (errorCodes[asked] ?? "captcha");
}

async function errorText(lng: Language, code: string): Promise<string> {
  const t = await serverTexts(lng, "captcha");
  return t(`error_${code.replaceAll("-", "_")}`);
}
