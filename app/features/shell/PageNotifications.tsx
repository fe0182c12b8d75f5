import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { accountSecurityFlashMessages } from "~/domain/session/account-news";
import { isDataOutdated, neverOutdated, onOutdatedChange } from "~/features/network/network";
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
  const refusal = usePostRefusalOnPage();
  const list: PageNotification[] = [];
  if (isCouponDropped)
    list.push({
      id: "coupon-dropped",
      kind: "warning",
      text: t("coupon:coupon_dropped"),
      code: "coupon-dropped",
      group: "coupon",
    });
  if (isCouponReturned)
    list.push({
      id: "coupon-returned",
      kind: "error",
      code: "not-placed",
      group: "coupon",
      text: t("coupon:coupon_refusal_not-placed"),
    });
  if (data.isFormOutdated || refusal?.kind === "stale")
    list.push({
      id: "form-stale",
      kind: "error",
      code: "form-stale",
      group: "session",
      text: t("form_stale"),
    });
  if (refusal?.kind === "told")
    list.push({
      id: "post-refused",
      kind: "error",
      code: "post-refused",
      group: "post",
      text: refusal.text,
    });
  const isConversionTold = useShownUntilNavigation(data.conversion !== 0);
  if (isConversionTold)
    list.push({
      id: "convert-account",
      kind: "info",
      code: "convert-account",
      group: "account",
      title: t("convert_title"),
      text: t(data.conversion === 1 ? "convert_main" : "convert_additional"),
      controls: (
        <LinkWithTouchSizedTarget to={screenPath(lng, "convert-account")}>
          {t("convert_open")}
        </LinkWithTouchSizedTarget>
      ),
    });
  const flash = useFlashUntilNavigation(data.flash);
  if (flash) {
    const { code, until, isHereOnly } = flash;
    const at = until === null ? "" : formatDateTimeWithZone(lng, until, data.timeStyle);
    if (code === "excluded")
      list.push({
        id: code,
        kind: "info",
        code,
        group: "session",
        text: t("excluded_until", { until: at }),
      });
    if (code === "session-limit")
      list.push({
        id: code,
        kind: "error",
        code,
        group: "session",
        title: t("main:session_limit_ended_title"),
        text: t("main:session_limit_ended_text"),
      });
    if (code === "idle")
      list.push({
        id: code,
        kind: "info",
        code,
        group: "session",
        title: t("main:modal_autologoff_inactivity_title"),
        text: t("main:modal_autologoff_inactivity_info"),
      });
    if (code === "signed-out")
      list.push({
        id: code,
        kind: "success",
        code,
        group: "session",
        text: t("signed_out_everywhere"),
      });
    const news = accountSecurityFlashMessages.find((one) => one === code);
    if (news)
      list.push({
        id: code,
        kind: "success",
        code,
        group: "session",
        text: t(`account_${news}`),
      });
    if (code === "signed-out-here" || isHereOnly)
      list.push({
        id: "signed-out-here",
        kind: "warning",
        code: "signed-out-here",
        group: "session",
        text: t("signed_out_here"),
      });
  }
  if (data.lockedUntil !== null) {
    const until =
      data.lockedUntil === 0 ? "" : formatDateTimeWithZone(lng, data.lockedUntil, data.timeStyle);
    list.push({
      id: "locked",
      kind: "warning",
      code: "excluded",
      group: "limits",
      text: until === "" ? t("locked_always") : t("locked_until", { until }),
    });
  }
  if (data.isStale)
    list.push({
      id: "session-stale",
      kind: "warning",
      text: t("session_stale"),
      code: "session-stale",
    });
  else if (data.isSiteStale || isBehind)
    list.push({
      id: "site-stale",
      kind: "warning",
      text: t("site_stale"),
      code: "site-stale",
      group: "stale",
    });
  if (data.maintenance?.startsAt && data.maintenance.endsAt) {
    const from = formatDateTimeWithZone(lng, data.maintenance.startsAt, data.timeStyle);
    const to = formatDateTimeWithZone(lng, data.maintenance.endsAt, data.timeStyle);
    list.push({
      id: "maintenance",
      kind: "warning",
      text: t("maintenance_soon", { from, to }),
      code: "maintenance",
      group: "maintenance",
    });
  }
  if (data.termsUpdatedAt !== null)
    list.push({
      id: "terms-updated",
      kind: "info",
      code: "terms-updated",
      group: "terms",
      title: t("terms_updated_title"),
      text: t("terms_updated_text", { date: formatDate(lng, data.termsUpdatedAt, data.timeStyle) }),
      controls: <TermsUpdateControls />,
    });
  return <Notifications notifications={list} closeHref={pathname + search} />;
}
