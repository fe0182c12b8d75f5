import type {
  CashOutNow,
  CashOutQuote,
  CashOutReply,
} from "~/domain/coupon/cash-out/cash-out-reply";
import { useShell } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { classNames } from "~/ui/class-names";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Money, useMoneyText } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Time } from "~/ui/Time";
import { useCouponData } from "../use-coupon-data";
import styles from "./CashOut.module.css";
import { Remaining } from "./Remaining";
import { type CashOutShown, useCashOut } from "./use-cash-out";

interface CashOutProps {
  readonly first: CashOutNow;
  /** The action's response, if this page is one. */
  readonly posted?: CashOutReply | null;
  /** The receipt's address. */
  readonly path: string;
}

/** The cash-out offer for an open bet, with the last refusal (CPN-23). */
export function CashOut({ first, posted = null, path }: CashOutProps) {
  const { t } = useTranslation("bets");
  const shown = useCashOut(first, posted, path);
  const { now, notice } = shown;
  const isChecking = notice?.code === "checking";
  return (
    <section className={styles.cashOut} id="cash-out" aria-labelledby="cash-out-title">
      <h2 id="cash-out-title">{t("cash_out")}</h2>
      <Refusal notice={notice} isOffered={now.offer.kind === "quote"} />
      {now.offer.kind === "quote" && !isChecking ? (
        <Offer shown={shown} quote={now.offer.quote} path={path} />
      ) : (
        <p className={styles.none} data-code={isChecking ? "checking" : `none-${reasonOf(now)}`}>
          {isChecking ? null : t(`cash_out_none_${reasonOf(now)}`)}
          <Again path={path} label={t(isChecking ? "cash_out_look" : "cash_out_refresh")} />
        </p>
      )}
    </section>
  );
}

/** The last refusal, shown first; it takes the focus. */
function Refusal({ notice, isOffered }: { notice: CashOutShown["notice"]; isOffered: boolean }) {
  const { t } = useTranslation("bets");
  if (!notice) return null;
  const message = t(`cash_out_refusal_${notice.code}`, { wait: String(notice.waitS ?? "") });
  const field = isOffered && notice.code !== "checking" ? "cash-out-take" : null;
  return <ErrorSummary errors={[{ field, code: notice.code, message }]} />;
}

function Offer({
  shown: { now, notice, form: Form, isBusy },
  quote,
  path,
}: {
  readonly shown: CashOutShown;
  readonly quote: CashOutQuote;
  readonly path: string;
}) {
  const { t } = useTranslation("bets");
  const { csrf, paths } = useShell();
  const { timeStyle } = useCouponData();
  const money = useMoneyText();
  const { iso, id } = now.receipt;
  const isOther = notice !== null && notice.asked !== null && notice.asked !== quote.amount;
  const fields = {
    csrf,
    intent: "cash-out",
    coupon: id,
    quote: quote.id,
    until: quote.expiresAt,
    key: now.key,
  };
  return (
    <Form method="post" action={paths.coupon} className={styles.form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className={classNames(pairs.pairs, styles.offer)}>
        {isOther && notice.asked !== null ? (
          <div id="cash-out-take-error" data-code={notice.code}>
            <dt>{t("cash_out_asked")}</dt>
            <dd>
              <s>
                <Money minor={notice.asked} iso={iso} name="cash-out-asked" />
              </s>
            </dd>
          </div>
        ) : null}
        <div className={styles.amount}>
          <dt>{t("cash_out_now")}</dt>
          <dd>
            <Money minor={quote.amount} iso={iso} name="cash-out" />
          </dd>
        </div>
        <div className={styles.until}>
          <dt>{t("cash_out_until")}</dt>
          <dd>
            <Remaining key={quote.id} ms={Date.parse(quote.expiresAt) - now.askedAt} />
            <Time at={quote.expiresAt} style={timeStyle} show="second" name="cash-out-until" />
          </dd>
        </div>
      </dl>
      <Button id="cash-out-take" isWide disabled={isBusy} aria-describedby="cash-out-hint">
        {isBusy ? t("cash_out_taking") : t("cash_out_take", { amount: money(quote.amount, iso) })}
      </Button>
      <p className={styles.hint} id="cash-out-hint">
        {t("cash_out_hint")}
      </p>
      <noscript>
        <Again path={path} label={t("cash_out_refresh")} />
      </noscript>
    </Form>
  );
}

/**
 * Reloads the bet's page: without JavaScript that renews the offer and checks a lost response. The address
 * has no hash, because a browser does not reload for a hash of the same page.
 */
function Again({ path, label }: { path: string; label: string }) {
  return (
    <ButtonLink to={path} look="quiet" isSmall reloadDocument>
      {label}
    </ButtonLink>
  );
}

function reasonOf({ offer }: CashOutNow) {
  return offer.kind === "none" ? offer.reason : "unknown";
}
