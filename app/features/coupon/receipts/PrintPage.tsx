import { couponOutcomeName } from "~/domain/coupon/outcome-name";
import type { PlacedCoupon, PlacedLeg } from "~/domain/coupon/placed";
import { formatPrice } from "~/domain/odds/price";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { classNames } from "~/ui/class-names";
import { DefinitionRow } from "~/ui/DefinitionRow";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import pairs from "~/ui/Pairs.module.css";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { useOddsFormat } from "../../odds/odds-context";
import { CancelAutoCashOut } from "../cash-out/CancelAutoCashOut";
import { useCouponData } from "../use-coupon-data";
import { NumberTimeTypeAndAccountRows, PlacementTermsRows } from "./PlacedBetDetails";
import styles from "./PrintPage.module.css";
import { PriceRow, WinRow } from "./ReceiptRows";
import { StakeRows } from "./ReceiptSums";
import { receiptPath } from "./receipt-path";

interface PrintPageProps {
  readonly coupon: PlacedCoupon;
  /** When the state was loaded, ms since epoch. */
  readonly now: number;
}

/** A placed coupon for print, A4 or receipt roll (CPN-20): black on white in every theme. */
export function PrintPage({ coupon, now }: PrintPageProps) {
  const { t } = useTranslation("bets", "coupon");
  const { company, timeStyle } = useCouponData();
  return (
    <div className={styles.page} data-theme="light">
      <PrintControls coupon={coupon} />
      <article className={styles.slip} data-print="">
        <header className={styles.head}>
          <p className={styles.company}>{company.name}</p>
          <h1>{t("bets:print_title")}</h1>
        </header>
        <dl className={classNames(pairs.pairs, styles.facts)}>
          <NumberTimeTypeAndAccountRows receipt={coupon} />
          <PlacementTermsRows receipt={coupon} />
        </dl>
        <ol className={styles.legs}>
          {coupon.legs.map((leg) => (
            <PrintLeg key={leg.marketId} leg={leg} />
          ))}
        </ol>
        <dl className={classNames(pairs.pairs, styles.sums)}>
          <StakeRows receipt={coupon} />
          {coupon.autoCashOut ? (
            <DefinitionRow name={t("bets:cash_out_auto_on")}>
              <Money minor={coupon.autoCashOut.amount} iso={coupon.iso} name="auto-cash-out" />
            </DefinitionRow>
          ) : null}
          <PriceRow coef={coupon.coef}>
            <PriceWithDecimal coef={coupon.coef} />
          </PriceRow>
          <WinRow receipt={coupon} />
          <DefinitionRow name={t("bets:print_state")}>
            <MachineReadableValue name="bet-state" value={coupon.state}>
              {t(`coupon:state_${couponOutcomeName(coupon)}`)}
            </MachineReadableValue>
          </DefinitionRow>
          {coupon.return === null ? null : (
            <DefinitionRow name={t("coupon:return")}>
              <Money minor={coupon.return} iso={coupon.iso} name="receipt-return" />
            </DefinitionRow>
          )}
          <DefinitionRow name={t("bets:print_made")}>
            <Time at={now} style={timeStyle} show="moment" />
          </DefinitionRow>
        </dl>
      </article>
    </div>
  );
}

/** The print button and the way back, which are hidden in print. Without JavaScript the browser's own menu prints. */
function PrintControls({ coupon }: { coupon: PlacedCoupon }) {
  const { t } = useTranslation("bets");
  const { here } = usePageContext();
  const path = receiptPath(useLanguage(), [coupon]);
  return (
    <div className={styles.controls}>
      <Button type="button" className={styles.print} onClick={() => window.print()}>
        {t("print_button")}
      </Button>
      <ButtonLink to={path} look="quiet">
        {t("print_back")}
      </ButtonLink>
      {coupon.autoCashOut ? (
        <CancelAutoCashOut bet={coupon} back={here}>
          {t("cash_out_auto_cancel")}
        </CancelAutoCashOut>
      ) : null}
      <p className={styles.hint}>{t("print_hint")}</p>
    </div>
  );
}

function PrintLeg({ leg }: { leg: PlacedLeg }) {
  const { t } = useTranslation("coupon", "bets");
  const { timeStyle } = useCouponData();
  return (
    <li className={styles.leg}>
      <p className={styles.champ}>{leg.champ}</p>
      <p>
        <Sides text={leg.game} />
        {leg.scores === null ? null : (
          <>
            {" ("}
            <Sides text={t("bets:bet_score", { score: leg.scores })} />)
          </>
        )}
      </p>
      <p className={styles.champ}>
        <Time at={leg.startsAt} style={timeStyle} show="both" />
      </p>
      {leg.title === undefined ? null : <p>{leg.title}</p>}
      <p className={styles.outcome}>
        <strong>
          <Sides text={leg.name} />
        </strong>
        <MachineReadableValue name="leg-coef" value={leg.coef}>
          <PriceWithDecimal coef={leg.coef} />
        </MachineReadableValue>
        <span>{t(`leg_${leg.state}`)}</span>
      </p>
    </li>
  );
}

/** A price in the reader's format, with the decimal price if it differs. */
function PriceWithDecimal({ coef }: { coef: string }) {
  const shown = useOddsFormat()(coef);
  const decimal = formatPrice(coef);
  return <span dir="ltr">{shown === decimal ? shown : `${shown} (${decimal})`}</span>;
}
