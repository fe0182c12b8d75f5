import { useEffect } from "react";
import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage } from "~/i18n/I18nProvider";
import type { Language } from "~/i18n/languages";
import { signInPath } from "../ways";
import type { OneTapData } from "./one-tap.server";

/** How long a page is left in peace before it offers one-tap sign-in by another company, ms. */
const delayMs = 3000;

/**
 * Offers one-tap sign-in to a guest whose cookie choice lets another company's script run (SES-15, CNS-03). It
 * is offered once per document: a guest who closed it is not asked again on the next page.
 */
export default function OneTap({ choice }: { readonly choice: ConsentChoice | null }) {
  const { csrf, here } = usePageContext();
  const lng = useLanguage();
  const isWanted = choice !== null && choiceAllowsStorage(choice, "functionality");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page to return to is the one it was offered on
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const offered = { csrf, lng, action: signInPath(lng, "login"), returnUrl: here };
      const cancel = await offerOneTap(offered);
      if (isLeft) cancel();
      else stop = cancel;
    }, delayMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isWanted, csrf, lng]);
  return null;
}

/** The part of Google Identity Services that is used (developers.google.com/identity/gsi/web). */
interface Vendor {
  initialize(options: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly cancel_on_tap_outside: boolean;
    readonly context: "signin";
    readonly ui_locale: string;
  }): void;
  prompt(): void;
  cancel(): void;
}
type Source = typeof globalThis & { google?: { accounts?: { id?: Vendor } } };

interface Offer {
  readonly csrf: string;
  readonly lng: Language;
  /** The sign-in page, which takes the credential. */
  readonly action: string;
  readonly returnUrl: string;
}

/**
 * Offers one-tap sign-in beside an open page (SES-15). A script or a client id that cannot be had is logged,
 * and the feature is skipped. Returns the function that takes the offer away.
 */
async function offerOneTap(offer: Offer): Promise<() => void> {
  try {
    const answer = await fetch("/remote/one-tap", { cache: "no-store" });
    const oneTap: OneTapData | null = answer.ok ? await answer.json() : null;
    if (oneTap === null) return () => undefined;
    const vendor = (globalThis as Source).google?.accounts?.id ?? (await load(oneTap.scriptUrl));
    vendor.initialize({
      client_id: oneTap.clientId,
      callback: ({ credential }) => post(offer, credential),
      cancel_on_tap_outside: false,
      context: "signin",
      ui_locale: offer.lng,
    });
    vendor.prompt();
    return () => vendor.cancel();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failure is logged only (SES-15)
    console.warn("one-tap sign-in is skipped:", error);
    return () => undefined;
  }
}

function load(address: string): Promise<Vendor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => {
      const vendor = (globalThis as Source).google?.accounts?.id;
      if (vendor) resolve(vendor);
      else reject(new Error("the script brings no sign-in"));
    };
    script.onerror = () => reject(new Error("the script did not load"));
    document.head.append(script);
  });
}

/**
 * Posts the credential as a form with a page load, because the answer redirects to another
 * document.
 */
function post({ csrf, action, returnUrl }: Offer, credential: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  const fields = { csrf, intent: "one-tap", credential, returnUrl };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
