import { useEffect } from "react";
import { type ConsentChoice, choiceAllowsStorage } from "~/domain/consent/choice";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage } from "~/i18n/I18nProvider";
import { signInPath } from "../ways";
import { offerOneTap } from "./one-tap.client";

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
