import { Link } from "@remix-run/react";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Time } from "~/ui/Time";
import type { CashierData } from "./cashier-data.server";
import { DepositLimitOffer } from "./DepositLimitOffer";
import { cashierPath } from "./outcome-path";

/** A notice in place of the cashier's form: why there is no form, and what the player can do. */
export function CashierUnavailable({ data: { kind, state, timeStyle } }: { data: CashierData }) {
  const { t } = useTranslation("cashier", "limits");
  const lng = useLanguage();
  switch (state.kind) {
    case "offer":
      return <DepositLimitOffer />;
    case "checking":
      return (
        <Notice
          kind="warning"
          title={t("checking_title")}
          code="checking"
          controls={
            <ButtonLink to={cashierPath(lng, kind)} look="quiet" reloadDocument>
              {t("look_again")}
            </ButtonLink>
          }
        >
          {t("checking_text")}
        </Notice>
      );
    case "locked":
      return (
        <Notice
          kind="warning"
          title={t("locked")}
          code="excluded"
          isStatic
          controls={
            <ButtonLink to={cashierPath(lng, "withdrawal")} look="quiet">
              {t("to_withdrawal")}
            </ButtonLink>
          }
        >
          {state.until === null ? null : (
            <>
              {t("locked_until")}{" "}
              <Time at={state.until} style={timeStyle} show="moment" name="locked-until" />
              {". "}
            </>
          )}
          {t("locked_text")}{" "}
          <Link to={screenPath(lng, "info:responsiblegaming")}>{t("limits:help")}</Link>
        </Notice>
      );
    case "frozen":
      return (
        <Notice kind="warning" code="account-frozen" isStatic>
          {t("error_account_frozen")}
        </Notice>
      );
    default:
      return (
        <Notice
          kind="error"
          code="unavailable"
          controls={
            <ButtonLink to={cashierPath(lng, kind)} look="quiet" reloadDocument>
              {t("try_again")}
            </ButtonLink>
          }
        >
          {t(`error_unavailable_${kind}`)}
        </Notice>
      );
  }
}
