import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { Value } from "~/ui/Value";
import { shownPrice } from "../odds/price";
import styles from "./Statement.module.css";
import { expressStatement } from "./statement";
import { couponTypes, type PlacedCoupon } from "./types";

/** How a settled bet came to its return, by what its type is counted in (CPP-09). */
export function Statement({ receipt }: { receipt: PlacedCoupon }) {
  if (receipt.state === "placed" || receipt.state === "cashed-out") return null;
  switch (receipt.typeId) {
    case couponTypes.single:
    case couponTypes.express:
      return <LegStatement receipt={receipt} />;
    default:
      return null;
  }
}

/** What each leg made of the stake. */
function LegStatement({ receipt }: { receipt: PlacedCoupon }) {
  const { t } = useTranslation("bets", "coupon");
  const { shares, total } = expressStatement(receipt.legs);
  return (
    <section className={styles.statement} data-statement="">
      <table>
        <caption>{t("bets:statement")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("bets:statement_leg")}</th>
            <th scope="col">{t("bets:statement_result")}</th>
            <th scope="col">{t("bets:statement_counts")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ leg, factor }) => (
            <tr key={leg.marketId}>
              <th scope="row">
                {leg.game}: {leg.name}
              </th>
              <td data-state={leg.state}>{t(`coupon:leg_${leg.state}`)}</td>
              <td>
                {factor === null ? (
                  "–"
                ) : (
                  <Value name="leg-counts" value={factor}>
                    <span dir="ltr">× {shownPrice(factor)}</span>
                  </Value>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        {total === null || receipt.return === null ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t("bets:statement_total")}
              </th>
              <td>
                <Value name="statement-total" value={total}>
                  <span dir="ltr">× {shownPrice(total)}</span>
                </Value>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                {t("bets:statement_stake")}
              </th>
              <td>
                <Money minor={receipt.return} iso={receipt.iso} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
