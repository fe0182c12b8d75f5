import { callingCodes } from "~/domain/session/calling-codes";
import { formatPhone, guessCallingCode } from "~/domain/session/phone";
import type { RequestContext } from "~/features/gate/request-context";
import { acceptedLanguageTags } from "~/i18n/detect.server";
import { type Language, languages } from "~/i18n/languages";
import { finishDeviceSignIn } from "./device.server";
import { findPendingSignIn } from "./sign-in-steps.server";
import { type SignInWay, signInWayOf } from "./ways";

/** An option of the calling code list: "+7", "+7 Russia, Kazakhstan". */
export interface CallingCodeOption {
  readonly value: string;
  readonly label: string;
}

/** Data of the sign-in step that waits for a code (SES-03). */
export interface SignInCodeStep {
  readonly use: "sms" | "two-step";
  /** The number that the message went to; null where none was sent. */
  readonly sentTo: string | null;
  /** Time until another message may be requested, s; 0 = now. */
  readonly waitS: number;
  /** Whether this is a repeated message to the number. */
  readonly isRepeat: boolean;
}

/** The data of the sign-in page. */
export interface SignInPageData {
  readonly way: SignInWay;
  readonly step: SignInCodeStep | null;
  /**
   * The visitor has typed the code that another device shows, and its player has not answered yet
   * (OFC-04); `check` is the number that both devices show.
   */
  readonly waiting?: { readonly check: number };
  /**
   * Why the last typed code of another device gave no session: its player refused, or the code
   * was over; absent = it did not end so.
   */
  readonly deviceEnd?: "refused" | "over";
  /** Calling codes and the preselected one; null for ways without a telephone number. */
  readonly phone: { readonly codes: readonly CallingCodeOption[]; readonly code: string } | null;
}

/**
 * The data of the sign-in page: the step that waits for a code, or the way that the address names (SES-03).
 * Throws the redirect of a sign-in that another device has confirmed (OFC-04).
 */
export async function loadSignInPage(
  context: RequestContext,
  request: Request,
): Promise<SignInPageData> {
  const { url, now } = context;
  const way = signInWayOf(url.searchParams);
  const deviceEnd = await finishDeviceSignIn(context, request);
  const pending = await findPendingSignIn(context, request);
  if (pending?.use === "device")
    return { way, step: null, waiting: { check: pending.check ?? 0 }, phone: null };
  if (pending) {
    const { use, sent } = pending;
    const waitS = sent ? Math.max(0, Math.ceil((sent.again - now) / 1000)) : 0;
    return {
      way,
      step: { use, sentTo: sent && formatPhone(sent), waitS, isRepeat: sent?.isRepeat ?? false },
      phone: null,
    };
  }
  if (way === "device")
    return { way, step: null, ...(deviceEnd ? { deviceEnd } : {}), phone: null };
  if (way === "login") return { way, step: null, phone: null };
  return { way, step: null, phone: callingCodeOptions(context, request) };
}

/** Calling codes for a telephone's form, and the visitor's likely one. */
export function callingCodeOptions(
  { lng, config }: Pick<RequestContext, "lng" | "config">,
  request: Request,
): NonNullable<SignInPageData["phone"]> {
  return { codes: codesIn(lng), code: callingCodeByLanguageAndCurrency({ lng, config }, request) };
}

/**
 * The likely calling code of a visitor, by the browser's languages, the page's language, then the
 * site's currency. English as the page's language suggests no country, because it is read in many.
 */
export function callingCodeByLanguageAndCurrency(
  { lng, config }: Pick<RequestContext, "lng" | "config">,
  request: Request,
): string {
  const tags = acceptedLanguageTags(request.headers.get("accept-language"));
  return guessCallingCode(tags, lng === "en" ? lng : languages[lng].locale, config.currency);
}

const made = new Map<Language, readonly CallingCodeOption[]>();

/** Calling codes with their country names, sorted by the language; computed once per language. */
function codesIn(lng: Language): readonly CallingCodeOption[] {
  const known = made.get(lng);
  if (known) return known;
  const { locale, dir } = languages[lng];
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  // Isolated, because a right-to-left line would move the plus.
  const shown = (code: string) => (dir === "rtl" ? `\u2066${code}\u2069` : code);
  const options = callingCodes
    .map(({ code, regions }) => ({
      value: `+${code}`,
      names: regions.map((region) => names.of(region) ?? region),
    }))
    .sort((one, other) => compare(one.names[0] ?? "", other.names[0] ?? ""))
    .map((option) => ({
      value: option.value,
      label: `${shown(option.value)} ${list.format(option.names)}`,
    }));
  made.set(lng, options);
  return options;
}
