import type { ReactNode } from "react";
import type { CashOutFormState } from "~/domain/coupon/cash-out/cash-out-reply";
import type { CashOutConfirmation } from "~/domain/coupon/cash-out/question";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";
import { LineLink } from "~/ui/LineLink";
import { Money, useMoneyText } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import pairs from "~/ui/Pairs.module.css";
import { Pill } from "~/ui/Pill";
import { Time } from "~/ui/Time";
import { Value } from "~/ui/Value";
import { useOddsFormat } from "../../odds/odds-context";
import { screenPath } from "../../screens/links";
import { toSafeReturnPath } from "../../screens/returnUrl";
import { CashedOutPartRows } from "../cash-out/CashedOutPartRows";
import { CashOut } from "../cash-out/CashOut";
import { NotPlacedBets } from "../placing/NotPlacedBets";
import { useCouponData } from "../use-coupon-data";
import { AdvanceStakeRow, PlacedBetDetails } from "./PlacedBetDetails";
import styles from "./Receipt.module.css";
import { ReuseForm } from "./ReuseForm";
import { receiptPath } from "./receipt-path";
import { SettlementDetails } from "./SettlementDetails";

interface ReceiptProps {
  readonly receipt: PlacedCoupon;
  /** null once it is settled. */
  readonly cashOut: CashOutFormState | null;
  /** What the address asks about a cash-out. */
  readonly question: CashOutConfirmation | null;
}

/** The receipt of a placed coupon, and later its result, at its own address (CPP-05, CPP-12). */
export function Receipt({ receipt, cashOut, question }: ReceiptProps) {
  const { t } = useTranslation("coupon", "bets");
  const lng = useLanguage();
  const money = useMoneyText();
  const isOpen = receipt.state === "placed";
  return (
    <article className={styles.receipt} data-receipt="">
      <header className={styles.head}>
        <Icon name={isOpen ? "check" : "coupon"} />
        <h1>{isOpen ? t("receipt_title") : `№ ${receipt.id}`}</h1>
        <Pill>{t(`state_${receipt.state}`)}</Pill>
      </header>
      {receipt.state === "cashed-out" && receipt.return !== null ? (
        <Notice kind="success" code="cashed-out" title={t("state_cashed-out")}>
          {t(receipt.isAutoCashOut ? "bets:cash_out_auto_done" : "bets:cash_out_done", {
            amount: money(receipt.return, receipt.iso),
          })}
        </Notice>
      ) : null}
      <LatestPart receipt={receipt} />
      <PlacedBetDetails receipt={receipt} />
      <ReceiptLegs receipt={receipt} />
      <ReceiptSums receipt={receipt}>
        <CurrentBalance />
      </ReceiptSums>
      <SettlementDetails receipt={receipt} />
      {cashOut ? (
        <CashOut first={cashOut} question={question} path={receiptPath(lng, [receipt])} />
      ) : null}
      <NotPlacedBets />
      <ReceiptFoot>
        <ReuseForm ids={[receipt.id]} leads />
        <ButtonLink to={screenPath(lng, "print-coupon", { couponId: receipt.id })} look="quiet">
          {t("receipt_print")}
        </ButtonLink>
      </ReceiptFoot>
    </article>
  );
}

/** Confirms the last part of the stake that was cashed out, while the rest is open. */
function LatestPart({ receipt: { state, cashedOut, stake, iso } }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const money = useMoneyText();
  const part = cashedOut.at(-1);
  if (state !== "placed" || !part) return null;
  return (
    <Notice kind="success" code="cashed-out-part" title={t("cash_out_part_title")}>
      {t("cash_out_part_text", {
        stake: money(part.stake, iso),
        amount: money(part.amount, iso),
        rest: money(stake, iso),
      })}
    </Notice>
  );
}

/** The coupon's stake, price and possible or actual return. */
export function ReceiptSums({
  receipt,
  children,
}: {
  receipt: PlacedCoupon;
  children?: ReactNode;
}) {
  const { t } = useTranslation("coupon", "bets");
  const showPrice = useOddsFormat();
  return (
    <dl className={classNames(pairs.pairs, styles.sums)}>
      <div>
        <dt>{t(receipt.cashedOut.length > 0 ? "bets:stake_left" : "receipt_stake")}</dt>
        <dd>
          <Money minor={receipt.stake} iso={receipt.iso} name="receipt-stake" />
        </dd>
      </div>
      <AdvanceStakeRow receipt={receipt} />
      <CashedOutPartRows receipt={receipt} />
      <div>
        <dt>{t("receipt_price")}</dt>
        <dd>
          <Value name="receipt-coef" value={receipt.coef}>
            {showPrice(receipt.coef)}
          </Value>
        </dd>
      </div>
      <div className={styles.win}>
        <dt>{t(receipt.return === null ? "receipt_win" : "return")}</dt>
        <dd>
          <Money
            minor={receipt.return ?? receipt.possibleWin}
            iso={receipt.iso}
            name="receipt-win"
          />
        </dd>
      </div>
      {children}
    </dl>
  );
}

/** The account's current balance. */
export function CurrentBalance() {
  const { t } = useTranslation("coupon");
  const { player } = useCouponData();
  if (!player?.balance) return null;
  return (
    <div>
      <dt>{t("receipt_balance")}</dt>
      <dd>
        <Money minor={player.balance.minor} iso={player.balance.iso} />
      </dd>
    </div>
  );
}

/** Links at the end of a receipt. */
export function ReceiptFoot({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("coupon");
  const { paths, here } = usePageContext();
  const back = wayBack(here);
  return (
    <footer className={styles.foot}>
      {back ? <ButtonLink to={back}>{t("receipt_back")}</ButtonLink> : null}
      <ButtonLink to={paths.home}>{t("receipt_more")}</ButtonLink>
      <ButtonLink to={paths.history} look="quiet">
        {t("receipt_history")}
      </ButtonLink>
      {children}
    </footer>
  );
}

/** The page where the bet was placed, from `returnUrl`: a path of this site, or null (SEC-03). */
function wayBack(here: string): string | null {
  const page = new URL(here, "http://here");
  return toSafeReturnPath(page.searchParams.get("returnUrl"), page.origin);
}

/** The legs of a placed coupon. */
export function ReceiptLegs({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const lng = useLanguage();
  const { timeStyle } = useCouponData();
  return (
    <ul className={styles.legs}>
      {receipt.legs.map((leg) => (
        <li key={leg.marketId} className={styles.leg}>
          <div>
            <p className={styles.name}>{leg.name}</p>
            {leg.title === undefined ? null : <p className={styles.market}>{leg.title}</p>}
            <p>
              <LineLink to={`/${lng}/${leg.path}`}>{leg.game}</LineLink>
            </p>
            <p className={styles.meta}>
              <Time at={leg.startsAt} style={timeStyle} show="both" />
              {leg.champ}
            </p>
          </div>
          <div className={styles.end}>
            <span className={styles.price} dir="ltr">
              {showPrice(leg.coef)}
            </span>
            {leg.state === "open" ? null : (
              <span data-state={leg.state}>{t(`leg_${leg.state}`)}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
