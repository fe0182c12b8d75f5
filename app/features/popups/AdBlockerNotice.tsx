import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import type { StorageKey } from "~/server/browser-storage";
import { usePopupTurn } from "./browser-queue";
import { PopupNote } from "./PopupNote";

/** Session storage: the visitor has closed the notice in this tab. */
const closedKey = "AD_BLOCKER" satisfies StorageKey<"session">;

/**
 * Says that an ad blocker hides parts of the site (POP-06), once in a tab after it is closed. It keeps nothing back. An
 * element named as an advertisement is put into the page and looked at: a blocker hides it.
 */
export default function AdBlockerNotice(): ReactNode {
  const { t } = useTranslation();
  const [isFound, setFound] = useState(false);
  const isShown = usePopupTurn("ad-blocker", isFound);
  useEffect(() => {
    if (isClosed()) return;
    const bait = document.createElement("div");
    bait.className = "adsbox ad-banner ads";
    bait.setAttribute("aria-hidden", "true");
    Object.assign(bait.style, {
      position: "absolute",
      inset: "0 auto auto 0",
      width: "1px",
      height: "1px",
      pointerEvents: "none",
    });
    document.body.append(bait);
    // Blockers that hide by a style of their own do so at once, others when they see the element.
    const timer = setTimeout(() => {
      setFound(!bait.isConnected || bait.offsetHeight === 0);
      bait.remove();
    }, 500);
    return () => {
      clearTimeout(timer);
      bait.remove();
    };
  }, []);
  if (!isShown) return null;
  return (
    <PopupNote
      kind="ad-blocker"
      title={t("main_dictionary_website_blocked_by_adblock")}
      text={t("main_dictionary_website_blocked_by_adblock_description")}
      closeLabel={t("close")}
      onClose={() => {
        setFound(false);
        keepClosed();
      }}
    />
  );
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(closedKey, "1");
  } catch {
    return;
  }
}
