import type {
  CashOutFormData,
  CashOutQuote,
  FailedCashOutReply,
} from "~/domain/coupon/cash-out/cash-out-reply";
import {
  cashOutStakeAndPayout,
  type RequestedCashOutExtent,
} from "~/domain/coupon/cash-out/requested-extent";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { WithoutScript } from "~/ui/WithoutScript";
import { AutoCashOutControls } from "./AutoCashOutControls";
import styles from "./CashOut.module.css";
import { CashOutConfirm } from "./CashOutConfirm";
import { CashOutOfferDetails } from "./CashOutOfferDetails";
import { CashOutRefusal, type ShownRefusal } from "./CashOutRefusal";
import { FullCashOutForm } from "./FullCashOutForm";
import { PartialCashOutForms } from "./PartialCashOutForms";
import { type ShownCashOut, useCashOut } from "./use-cash-out";

interface CashOutProps {
  readonly first: CashOutFormData;
  /** The action's response, if this page is one. */
  readonly posted?: FailedCashOutReply | null;
  /** What the page's address asks. */
  readonly question?: RequestedCashOutExtent | null;
  /** The receipt's address. */
  readonly path: string;
}

/** The cash-out offer for an open bet, with the last refusal (CPN-23). */
export function CashOut({ first, posted = null, question = null, path }: CashOutProps) {
  const { t } = useTranslation("bets");
  const shown = useCashOut(first, posted, path);
  const { now, notice } = shown;
  const isChecking = notice?.code === "checking";
  const asked = shown.question ?? question;
  const quote = now.offer.kind === "quote" && !isChecking ? now.offer.quote : null;
  const share = quote && asked && cashOutStakeAndPayout(asked, now.receipt.stake, quote);
  const isWrongPart = quote !== null && asked !== null && share === null;
  const refusal = notice ?? (isWrongPart ? ({ code: "part" } as const) : null);
  return (
    <section className={styles.cashOut} id="cash-out" aria-labelledby="cash-out-title">
      <h2 id="cash-out-title">{t("cash_out")}</h2>
      <CashOutRefusal refusal={refusal} now={now} />
      {quote === null ? (
        <p className={styles.none} data-code={isChecking ? "checking" : `none-${reasonOf(now)}`}>
          {isChecking ? null : t(`cash_out_none_${reasonOf(now)}`)}
          <Again path={path} label={t(isChecking ? "cash_out_look" : "cash_out_refresh")} />
        </p>
      ) : share ? (
        <CashOutConfirm shown={shown} quote={quote} share={share} path={path} />
      ) : (
        <Offer shown={shown} quote={quote} path={path} refusal={refusal} asked={asked} />
      )}
      {share || isChecking ? null : <AutoCashOutControls shown={shown} path={path} />}
    </section>
  );
}

interface OfferProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  readonly path: string;
  readonly refusal: ShownRefusal | null;
  readonly asked: RequestedCashOutExtent | null;
}

function Offer({ shown, quote, path, refusal, asked }: OfferProps) {
  const { t } = useTranslation("bets");
  return (
    <div className={styles.form}>
      <CashOutOfferDetails
        shown={shown}
        quote={quote}
        amount={quote.amount}
        label={t("cash_out_now")}
      />
      <FullCashOutForm shown={shown} quote={quote} receiptPath={path} />
      <p className={styles.hint} id="cash-out-hint">
        {t("cash_out_hint")}
      </p>
      {quote.part ? (
        <PartialCashOutForms
          shown={shown}
          quote={quote}
          bounds={quote.part}
          path={path}
          typed={asked?.kind === "part" ? asked.typed : ""}
          isWrong={refusal?.code === "part"}
        />
      ) : null}
      <WithoutScript>
        <Again path={path} label={t("cash_out_refresh")} />
      </WithoutScript>
    </div>
  );
}

/**
 * A link that reloads the bet's page: without JavaScript that renews the offer and checks a lost
 * response. The address has no hash, because a browser does not reload for a hash of the same page.
 */
function Again({ path, label }: { path: string; label: string }) {
  return (
    <ButtonLink to={path} look="quiet" isSmall reloadDocument>
      {label}
    </ButtonLink>
  );
}

function reasonOf({ offer }: CashOutFormData) {
  return offer.kind === "none" ? offer.reason : "unknown";
}
