import { currencyOf } from "~/domain/money/money";
import { isRefused } from "~/features/forms/reply";
import { LimitsInForceList } from "~/features/limits/LimitFacts";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { formatMoney } from "~/i18n/format";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import styles from "./Cashier.module.css";
import { CashierForm } from "./CashierForm";
import { CashierUnavailable } from "./CashierUnavailable";
import { MethodsOut } from "./MethodsOut";
import { PaymentList } from "./PaymentList";
import type { CashierData } from "./page.server";
import type { CashierReply } from "./reply";
import { useCashierForm } from "./use-cashier-form";

interface CashierPageProps {
  readonly messages: Messages;
  readonly data: CashierData;
  readonly reply: CashierReply | null;
}

/** The page of deposits or of withdrawals; it works without a script. */
export function CashierPage({ messages, ...rest }: CashierPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(rest.reply)} />
      <Cashier {...rest} />
    </I18nProvider>
  );
}

function Cashier({ data, reply }: Omit<CashierPageProps, "messages">) {
  const { t } = useTranslation("cashier");
  const order = useCashierForm(reply, data);
  const lng = useLanguage();
  const { kind, state, limits, limitsIso, timeStyle } = data;
  // A posted form is shown again with its errors, even if an offer would come first.
  const isForm = state.kind === "form" || (state.kind === "offer" && reply !== null);
  return (
    <div className={styles.page}>
      <h1>{t(`title_${kind}`)}</h1>
      <ErrorSummary errors={order.summary} />
      {data.isNotMade && isForm && reply === null ? (
        <Notice kind="warning" code="not-made">
          {t("not_made")}
        </Notice>
      ) : null}
      {data.asksForDocuments ? (
        <Notice
          kind="info"
          code="documents"
          isStatic
          controls={
            <ButtonLink to={screenPath(lng, "office:verification")} look="quiet">
              {t("documents_send")}
            </ButtonLink>
          }
        >
          {t("documents_text")}
        </Notice>
      ) : null}
      {isForm ? (
        <>
          {data.bonuses.map(({ id, iso, balance }) => (
            <Notice
              key={id}
              kind="warning"
              title={t("bonus_lost_title")}
              code="bonus-lost"
              isStatic
            >
              {t("bonus_lost_text", {
                currency: iso,
                amount: formatMoney(lng, { minor: balance, ...currencyOf(iso) }),
              })}
            </Notice>
          ))}
          {limits.length > 0 ? (
            <section className={styles.limits} aria-labelledby="deposit-limits">
              <h2 id="deposit-limits">{t("limits")}</h2>
              <LimitsInForceList fields={limits} iso={limitsIso} timeStyle={timeStyle} />
              <p>
                <LimitsLink />
              </p>
            </section>
          ) : null}
          <MethodsOut methods={data.methods} />
          <CashierForm data={data} reply={reply} order={order} />
        </>
      ) : (
        <CashierUnavailable data={data} />
      )}
      <PaymentList payments={data.latest} timeStyle={timeStyle} />
    </div>
  );
}

function LimitsLink() {
  const { t } = useTranslation("cashier");
  return (
    <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "office:responsible")}>
      {t("limits_change")}
    </LinkWithTouchSizedTarget>
  );
}
