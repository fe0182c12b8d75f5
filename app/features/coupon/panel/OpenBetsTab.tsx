import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import { couponKindByType } from "~/domain/coupon/kinds";
import { sumAmounts } from "~/domain/money/amount";
import { usePageContext } from "~/features/page/page-context";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { LoadError } from "~/ui/LoadError";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { useOddsFormat } from "../../odds/odds-context";
import { screenPath } from "../../screens/links";
import { confirmCashOutPath } from "../cash-out/ask-path";
import { CancelAutoCashOut } from "../cash-out/CancelAutoCashOut";
import { CouponTypeName } from "../receipts/CouponTypeName";
import { receiptPath } from "../receipts/receipt-path";
import { HighestPayoutNote } from "../returns/HighestPayoutNote";
import styles from "./OpenBetsTab.module.css";

export interface OpenBetsTabProps {
  /** "unknown" = the platform does not answer. */
  readonly bets: readonly OpenBet[] | "unknown";
  readonly isSignedIn: boolean;
  readonly timeStyle: TimeStyle;
}

/**
 * An open bet's cash-out: the sum already cashed out, the amount of the automatic cash-out with a
 * button that cancels it, and a link to the current offer (CPN-23).
 */
function BetCashOut({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation("coupon");
  const { here } = usePageContext();
  const money = useMoneyFormatter();
  const path = receiptPath(useLanguage(), [bet]);
  const { iso, cashedOut, autoCashOut, offer } = bet;
  const paid = sumAmounts(cashedOut.map(({ amount }) => amount));
  return (
    <>
      {cashedOut.length === 0 ? null : (
        <p className={styles.foot}>
          <span>
            {t("my_bets_cashed_out")} <Money minor={paid} iso={iso} name="cashed-out" />
          </span>
        </p>
      )}
      {autoCashOut ? (
        <div className={styles.auto}>
          <span>
            {t("my_bets_auto")} <Money minor={autoCashOut.amount} iso={iso} name="auto-cash-out" />
          </span>
          <CancelAutoCashOut
            bet={bet}
            back={here}
            label={t("my_bets_auto_cancel_of", { id: bet.id })}
          >
            {t("my_bets_auto_cancel")}
          </CancelAutoCashOut>
        </div>
      ) : null}
      {offer === null ? null : (
        <ButtonLink to={confirmCashOutPath(path)} look="quiet" isSmall isWide>
          {t("my_bets_cash_out", { amount: money(offer, iso) })}
        </ButtonLink>
      )}
    </>
  );
}

/** The open bets tab beside the coupon. */
export default function OpenBetsTab({ bets, isSignedIn, timeStyle }: OpenBetsTabProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const { paths, here } = usePageContext();
  const lng = useLanguage();
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="history"
        title={t("my_bets_sign_in")}
        controls={
          <LinkWithTouchSizedTarget to={paths.login} rel="nofollow">
            {t("sign_in_to_place")}
          </LinkWithTouchSizedTarget>
        }
      />
    );
  }
  if (bets === "unknown") return <LoadError title={t("my_bets_unknown")} href={here} />;
  if (bets.length === 0) return <EmptyState icon="history" title={t("my_bets_empty")} />;
  return (
    <>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <li key={bet.id} className={styles.bet}>
            <p className={styles.head}>
              <LinkWithTouchSizedTarget
                to={screenPath(lng, "coupon-receipt", { couponId: bet.id })}
              >
                № {bet.id}
              </LinkWithTouchSizedTarget>
              <Time at={bet.placedAt} style={timeStyle} show="both" />
            </p>
            {couponKindByType(bet.typeId).lines ? (
              <p className={styles.foot}>
                <CouponTypeName receipt={bet} />
              </p>
            ) : null}
            <ul className={styles.legs}>
              {bet.legs.map((leg) => (
                <li key={leg.marketId}>
                  <span>
                    <Sides text={leg.game} />:{" "}
                    <strong>
                      <Sides text={leg.name} />
                    </strong>
                  </span>
                  <span className={styles.number} dir="ltr">
                    {showPrice(leg.coef)}
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.foot}>
              <span>
                {t("stake")} <Money minor={bet.stake} iso={bet.iso} />
              </span>
              <span>
                {t("possible_win")} <Money minor={bet.possibleWin} iso={bet.iso} />
                <HighestPayoutNote amount={bet.maxPayout} iso={bet.iso} />
              </span>
            </p>
            <BetCashOut bet={bet} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <LinkWithTouchSizedTarget to={paths.history}>
          {t("receipt_history")}
        </LinkWithTouchSizedTarget>
      </p>
    </>
  );
}
