import type { DisplayedExpressOfTheDay } from "~/domain/coupon/express";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Sides } from "~/ui/Sides";
import { useOddsFormat } from "../../odds/odds-context";
import { CouponPostForm } from "../CouponPostForm";
import styles from "./ExpressOffers.module.css";

/** Accumulators of the day under an empty coupon; one press adds all of its bets (CPN-24). */
export function ExpressOffers({ offers }: { offers: readonly DisplayedExpressOfTheDay[] }) {
  const { t } = useTranslation("coupon");
  const show = useOddsFormat();
  return offers.map(({ id, isLive, coef, legs }) => (
    <CouponPostForm
      key={id}
      intent="express"
      fields={{ expressId: String(id) }}
      className={styles.express}
    >
      <h2 className={styles.title}>{t(isLive ? "express_live" : "express_line")}</h2>
      <ul className={styles.legs} data-express={isLive ? "live" : "line"}>
        {legs.map((leg) => (
          <li key={leg.id} data-leg={leg.id}>
            <input type="hidden" name="bet" value={`${leg.id}:${leg.coef}`} />
            <span className={styles.what}>
              <Sides text={leg.name} />{" "}
              <span className={styles.game}>
                <Sides text={leg.game} />
              </span>
            </span>
            <data value={leg.coef} dir="ltr">
              {show(leg.coef)}
            </data>
          </li>
        ))}
      </ul>
      <Button isWide look="quiet">
        {t("express_add", { price: `\u200e${show(coef)}` })}
      </Button>
    </CouponPostForm>
  ));
}
