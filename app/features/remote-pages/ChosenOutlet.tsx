import { useMemo, useSyncExternalStore } from "react";
import { formatBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import { useCouponQueue } from "~/features/coupon/CouponQueue";
import { oneClickForm } from "~/features/coupon/one-click/one-click-form";
import { couponAfterPendingPosts } from "~/features/coupon/placing/pending";
import { useCouponData } from "~/features/coupon/use-coupon-data";
import type { FormReply } from "~/features/forms/reply";
import { ErrorPage } from "~/features/page/ErrorPage";
import { noRefreshes, onRefresh, readRefreshes } from "~/features/push/refresh";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import type { RemoteInitial } from "./fragment";
import { RemoteOutlet } from "./RemoteOutlet";

interface ChosenOutletProps {
  readonly app: string;
  readonly path: string;
  readonly search: string;
  readonly initial: RemoteInitial;
  /** A form of this page that has been refused; null = none. */
  readonly refused?: FormReply | null;
}

/**
 * A remote page with the state of the coupon: prices in the coupon are pressed, and a press goes through the
 * coupon's queue.
 */
export function ChosenOutlet(outlet: ChosenOutletProps) {
  const lng = useLanguage();
  const { coupon, csrf, oneClick, timeStyle, isVideoMoved, favourites } = useCouponData();
  const { post, pending } = useCouponQueue();
  const refreshes = useSyncExternalStore(onRefresh, readRefreshes, noRefreshes);
  const { chosen } = useMemo(() => couponAfterPendingPosts(coupon, pending), [coupon, pending]);

  const onPost = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    // A price blocked while it has the focus is disabled only by `aria-disabled`.
    if (submitter?.getAttribute("aria-disabled") === "true") return true;
    const data = new FormData(form, submitter);
    const value = String(data.get("bet") ?? "");
    const pressed = parsePriceButtonValue(value);
    if (
      !/\/coupon$/.test(new URL(form.getAttribute("action") ?? "", location.href).pathname) ||
      !priceIntents.includes(String(data.get("intent"))) ||
      !pressed
    )
      return false;
    const id = formatBetRef(pressed.ref);
    if (oneClick) {
      post(oneClickForm(value, id, oneClick));
      return true;
    }
    data.set("intent", "add");
    // A second press removes the bet.
    if (chosen.has(id)) {
      data.set("intent", "remove");
      data.set("bet", id);
    }
    data.set("stay", "1");
    post(data);
    return true;
  };
  return (
    <RemoteOutlet
      {...outlet}
      skeleton={skeletonOf(outlet.app)}
      timeStyle={timeStyle}
      isVideoMoved={isVideoMoved}
      favourites={favourites}
      content={pricedApps.includes(outlet.app) ? "prices" : "page"}
      chosen={chosen}
      // A sign-in changes the CSRF token and the personal content, a moved clock the content.
      revision={`${csrf} ${refreshes}`}
      onPost={onPost}
      statusPage={noPage}
      errorPage={(status) => (
        <ErrorPage
          status={status}
          homeHref={screenPath(lng, "home")}
          retryHref={outlet.path + outlet.search}
        />
      )}
    />
  );
}

/** Intents of a price's form; the second where the document was rendered with one-click on (CPS-04). */
const priceIntents: readonly string[] = ["add", "one-click"];

/** Apps whose pages show prices and scores. */
const pricedApps: readonly string[] = ["betting", "cyber", "results"];

/** The shell draws a remote's HTTP errors itself, as for documents (REM-07). */
const noPage = () => null;

function skeletonOf(app: string) {
  return app === "third-party" ? "games" : "text";
}
