import { Link } from "@remix-run/react";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Time } from "~/ui/Time";
import styles from "./Cashier.module.css";
import { declinedDepositLimitQuery } from "./first-limit";
import { cashierPath } from "./outcome-path";
import type { CashierData } from "./page.server";

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

/** Two equally prominent ways on: set a limit, or continue without one (LIM-18). */
function DepositLimitOffer() {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  return (
    <section className={styles.offer} data-code="limit-offer" aria-labelledby="limit-offer">
      <h2 id="limit-offer">{t("offer_title")}</h2>
      <p>{t("offer_text")}</p>
      <div className={styles.choices}>
        <ButtonLink to={`${screenPath(lng, "office:responsible")}#limit-20`} look="quiet" isWide>
          {t("offer_yes")}
        </ButtonLink>
        <ButtonLink
          to={`${cashierPath(lng, "deposit")}?${declinedDepositLimitQuery}`}
          look="quiet"
          isWide
        >
          {t("offer_no")}
        </ButtonLink>
      </div>
    </section>
  );
}
