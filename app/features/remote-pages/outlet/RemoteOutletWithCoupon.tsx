import { useMemo, useSyncExternalStore } from "react";
import { formatBetRef, parsePriceButtonValue } from "~/domain/coupon/bet";
import { useCouponPostQueue } from "~/features/coupon/CouponPostQueue";
import { chosenBetsAfterPendingPosts } from "~/features/coupon/chosen-bets";
import { intentOf } from "~/features/coupon/coupon-post";
import { oneClickFormData } from "~/features/coupon/one-click/one-click-form";
import { useCouponData } from "~/features/coupon/use-coupon-data";
import type { FormReply } from "~/features/forms/reply";
import { ErrorPage } from "~/features/page/ErrorPage";
import {
  getRemoteBodyRefreshCount,
  getServerBodyRefreshCount,
  onRemoteBodyRefresh,
} from "~/features/push/refresh";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import type { OutletInitialData } from "../fragment";
import { RemoteOutlet } from "./RemoteOutlet";

interface OutletWithCouponProps {
  readonly app: string;
  readonly path: string;
  readonly search: string;
  readonly initial: OutletInitialData;
  /** A form of this page whose post the server has just refused; null or absent = none. */
  readonly refused?: FormReply | null;
}

/**
 * A remote page whose price buttons show which bets are in the coupon (`aria-pressed`). A press on
 * a price goes through the queue of the coupon's posts.
 */
export function RemoteOutletWithCoupon(outlet: OutletWithCouponProps) {
  const lng = useLanguage();
  const { coupon, csrf, oneClick, timeStyle, isVideoMoved, favourites } = useCouponData();
  const { post, pending } = useCouponPostQueue();
  const refreshes = useSyncExternalStore(
    onRemoteBodyRefresh,
    getRemoteBodyRefreshCount,
    getServerBodyRefreshCount,
  );
  const { chosen } = useMemo(() => chosenBetsAfterPendingPosts(coupon, pending), [coupon, pending]);

  const onPost = (form: HTMLFormElement, submitter: HTMLElement | null) => {
    // A price blocked while it has the focus is disabled only by `aria-disabled`.
    if (submitter?.getAttribute("aria-disabled") === "true") return true;
    const data = new FormData(form, submitter);
    const value = String(data.get("bet") ?? "");
    const pressed = parsePriceButtonValue(value);
    if (
      !/\/coupon$/.test(new URL(form.getAttribute("action") ?? "", location.href).pathname) ||
      !priceIntents.includes(intentOf(data)) ||
      !pressed
    )
      return false;
    const id = formatBetRef(pressed.ref);
    if (oneClick) {
      post(oneClickFormData(value, id, oneClick));
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

/**
 * Intents that the form of a price button posts: `add` puts the bet in the coupon, `one-click`
 * places it, where the document was rendered with one-click on (CPS-04).
 */
const priceIntents: readonly string[] = ["add", "one-click"];

/** Apps whose pages show prices and scores. */
const pricedApps: readonly string[] = ["betting", "cyber", "results"];

/**
 * No remote page replaces a page with an HTTP error: the shell draws the error itself, as in a
 * document (REM-07).
 */
const noPage = () => null;

function skeletonOf(app: string) {
  return app === "third-party" ? "games" : "text";
}
