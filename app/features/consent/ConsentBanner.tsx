import { Link, useFetcher, useSearchParams } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import styles from "./Consent.module.css";
import { AcceptOrRefuseAll, ConsentClassBoxes, ConsentFormFrame } from "./ConsentFormFrame";
import { customiseAddress, isCustomiseRequested } from "./part";

/**
 * The cookie consent banner, first on every page until it is answered (CNS-01, CNS-04). It takes
 * its own space and covers nothing. "Customise" is a link without a script and opens in place with
 * one.
 */
export function ConsentBanner() {
  const { t } = useTranslation("consent");
  const lng = useLanguage();
  const isScripted = useHydrated();
  const [query] = useSearchParams();
  const [isCustomised, setCustomised] = useState(isCustomiseRequested(query));
  const part = useFocusOnTurn(isCustomised);
  const titleId = useId();
  const { Form } = useFetcher();
  const { here } = usePageContext();
  const turn = (to: boolean) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // An address that asks for a view, from a press before the script was there, changes with it.
    if (!isCustomiseRequested(query)) event.preventDefault();
    setCustomised(to);
  };
  const turning = (to: boolean, words: ReactNode) => (
    <ButtonLink
      look="quiet"
      rel="nofollow"
      to={customiseAddress(here, to)}
      onClick={turn(to)}
      className={to ? styles.alone : undefined}
    >
      {words}
    </ButtonLink>
  );
  return (
    <section
      ref={part}
      className={styles.part}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-consent={isCustomised ? "customise" : "main"}
      data-nosnippet=""
    >
      <ConsentFormFrame form={Form} returnUrl={customiseAddress(here, false)}>
        {isScripted ? <input type="hidden" name="stay" value="1" /> : null}
        {/* No heading: it would come before the page's own. */}
        <p id={titleId} className={styles.title}>
          {t(isCustomised ? "customise_title" : "title")}
        </p>
        {isCustomised ? (
          <ConsentClassBoxes />
        ) : (
          <p>
            {t("text")} <Link to={screenPath(lng, "info:cookies")}>{t("read_more")}</Link>
          </p>
        )}
        <div className={styles.actions}>
          {isCustomised ? (
            <>
              <Button look="quiet">{t("accept_selected")}</Button>
              {turning(false, t("back"))}
            </>
          ) : (
            <>
              <AcceptOrRefuseAll />
              {turning(true, t("customise"))}
            </>
          )}
        </div>
      </ConsentFormFrame>
    </section>
  );
}

/**
 * Moves the focus to the banner, which takes the returned ref, after its view changed: else the
 * focus would return to the page's start.
 */
function useFocusOnTurn(isCustomised: boolean) {
  const part = useRef<HTMLElement>(null);
  const shown = useRef(isCustomised);
  useEffect(() => {
    if (shown.current === isCustomised) return;
    shown.current = isCustomised;
    part.current?.focus();
  }, [isCustomised]);
  return part;
}
