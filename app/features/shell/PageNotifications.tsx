import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { accountSecurityFlashMessages } from "~/domain/session/account-news";
import type { MaintenanceState } from "~/features/blocking/maintenance";
import {
  maintenanceOfOpenPage,
  noMaintenanceMessage,
  onMaintenanceChange,
} from "~/features/blocking/open-page";
import { isDataOutdated, neverOutdated, onOutdatedChange } from "~/features/network/network";
import { refreshPage } from "~/features/network/page-refresh";
import { mirrorOfSite, noMirror, onMirrorChange } from "~/features/network/served-domain";
import { screenPath } from "~/features/screens/links";
import { formatDate, formatDateTimeWithZone } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notifications } from "./Notifications";
import type { PageNotification } from "./notifications";
import type { ShellData } from "./shell-data";
import { TermsUpdateControls } from "./TermsUpdateControls";
import { useFlashUntilNavigation } from "./use-flash-until-navigation";
import { usePostRefusalOnPage } from "./use-refusal-here";
import { useShownUntilNavigation } from "./use-told-on-page";

/** All notifications that the shell's data gives rise to, at the top of a page. */
export function PageNotifications({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell", "coupon", "main");
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const isCouponDropped = useShownUntilNavigation(data.isCouponDropped);
  const isCouponReturned = useShownUntilNavigation(data.isCouponReturned);
  const isBehind = useSyncExternalStore(onOutdatedChange, isDataOutdated, neverOutdated);
  const mirror = useSyncExternalStore(onMirrorChange, mirrorOfSite, noMirror);
  const refusal = usePostRefusalOnPage();
  const list: PageNotification[] = [];
  const add = (
    id: string,
    kind: PageNotification["kind"],
    group: string | undefined,
    text: string,
    more?: Partial<PageNotification>,
  ) => list.push({ id, kind, code: id, group, text, ...more });
  const time = (at: number) => formatDateTimeWithZone(lng, at, data.timeStyle);

  if (isCouponDropped) add("coupon-dropped", "warning", "coupon", t("coupon:coupon_dropped"));
  if (isCouponReturned)
    add("coupon-returned", "error", "coupon", t("coupon:coupon_refusal_not-placed"), {
      code: "not-placed",
    });
  // A script reads from the browser itself that it refuses cookies.
  const isCookieless = refusal?.kind === "stale" && !navigator.cookieEnabled;
  if (data.staleForm === "no-cookies" || isCookieless)
    add("no-cookies", "error", "session", t("cookies_needed"));
  else if (data.staleForm || refusal?.kind === "stale")
    add("form-stale", "error", "session", t("form_stale"));
  if (refusal?.kind === "told") add("post-refused", "error", "post", refusal.text);
  const isConversionTold = useShownUntilNavigation(data.conversion !== 0);
  if (isConversionTold)
    add(
      "convert-account",
      "info",
      "account",
      t(data.conversion === 1 ? "convert_main" : "convert_additional"),
      {
        title: t("convert_title"),
        controls: (
          <LinkWithTouchSizedTarget to={screenPath(lng, "convert-account")}>
            {t("convert_open")}
          </LinkWithTouchSizedTarget>
        ),
      },
    );
  const flash = useFlashUntilNavigation(data.flash);
  if (flash) {
    const { code, until, isHereOnly } = flash;
    if (code === "excluded")
      add(
        code,
        "info",
        "session",
        until === null ? t("excluded_always") : t("excluded_until", { until: time(until) }),
      );
    if (code === "session-limit")
      add(code, "error", "session", t("main:session_limit_ended_text"), {
        title: t("main:session_limit_ended_title"),
      });
    if (code === "idle")
      add(code, "info", "session", t("main:modal_autologoff_inactivity_info"), {
        title: t("main:modal_autologoff_inactivity_title"),
      });
    if (code === "signed-out") add(code, "success", "session", t("signed_out_everywhere"));
    const news = accountSecurityFlashMessages.find((one) => one === code);
    if (news) add(code, "success", "session", t(`account_${news}`));
    if (code === "signed-out-here" || isHereOnly)
      add("signed-out-here", "warning", "session", t("signed_out_here"));
  }
  if (data.lockedUntil !== null)
    add(
      "locked",
      "warning",
      "limits",
      data.lockedUntil === 0
        ? t("locked_always")
        : t("locked_until", { until: time(data.lockedUntil) }),
      { code: "excluded" },
    );
  if (data.isStale) add("session-stale", "warning", undefined, t("session_stale"));
  else if (data.isSiteStale || isBehind) add("site-stale", "warning", "stale", t("site_stale"));
  const maintenance = useMaintenanceOfOpenPage() ?? data.maintenance;
  if (maintenance && maintenance.phase !== "none") {
    const { phase, startsAt, endsAt } = maintenance;
    const from = startsAt === null ? null : time(startsAt);
    const to = endsAt === null ? null : time(endsAt);
    const soon =
      from === null
        ? t("maintenance_soon_undated")
        : to === null
          ? t("maintenance_soon_from", { from })
          : t("maintenance_soon", { from, to });
    const now = to === null ? t("maintenance_now") : t("maintenance_now_until", { to });
    // Another phase is another message.
    add(`maintenance-${phase}`, "warning", "maintenance", phase === "closed" ? now : soon, {
      code: "maintenance",
    });
  }
  if (mirror !== null) {
    const address = new URL(mirror).host;
    add("domain-moved", "warning", "domain", t("moved_text", { address }), {
      title: t("moved_title"),
      controls: (
        <LinkWithTouchSizedTarget to={mirror + pathname + search} rel="nofollow">
          {t("moved_open", { address })}
        </LinkWithTouchSizedTarget>
      ),
    });
  }
  if (data.termsUpdatedAt !== null)
    add(
      "terms-updated",
      "info",
      "terms",
      t("terms_updated_text", { date: formatDate(lng, data.termsUpdatedAt, data.timeStyle) }),
      { title: t("terms_updated_title"), controls: <TermsUpdateControls /> },
    );
  return <Notifications notifications={list} closeHref={pathname + search} />;
}

/** The maintenance by push; the page's data is loaded again when the site opens, for what it missed meanwhile. */
function useMaintenanceOfOpenPage(): MaintenanceState | null {
  const state = useSyncExternalStore(
    onMaintenanceChange,
    maintenanceOfOpenPage,
    noMaintenanceMessage,
  );
  const isClosed = state?.phase === "closed";
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current && !isClosed) refreshPage();
    wasClosed.current = isClosed;
  }, [isClosed]);
  return state;
}
