import type { ReactNode } from "react";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { LineLink } from "~/ui/LineLink";
import { Price } from "~/ui/Price";
import { Time } from "~/ui/Time";
import { useOdds } from "../../odds/odds-context";
import { CouponForm } from "../CouponForm";
import { isOfStake } from "../refusals";
import type { PlacedCoupon, Refusal } from "../types";
import { useRefusalText } from "../use-refusal-text";
import type { BetView } from "../view";
import styles from "./CouponRow.module.css";

interface CouponRowProps {
  readonly row: BetView;
  readonly iso: string;
  readonly timeStyle: TimeStyle;
  /** What the last answer said of this bet. */
  readonly told: readonly Refusal[];
  /** Nothing may change while an outcome is unknown. */
  readonly isFixed: boolean;
  /** The field of its own stake, where the type has one; what is wrong with the stake is told there. */
  readonly stake?: ReactNode;
  /** What its type lets one do with it. */
  readonly tools?: ReactNode;
  /** The bet is placed, while others are still being checked (CPP-11). */
  readonly placed?: PlacedCoupon | null;
}

/** A bet of the coupon: what, at which price, what stands against it, and how that is mended (CPN-22). */
export function CouponRow({ row, iso, timeStyle, told, isFixed, stake, tools, placed }: CouponRowProps) {
  const { t } = useTranslation("coupon");
  const lng = useLanguage();
  const title = row.title ?? t("coupon_refusal_unknown-bet");
  const kept = row.refusal ? [{ ...row.refusal, marketId: row.ref.marketId }] : [];
  const said = [...told, ...kept.filter(({ code }) => !told.some((refusal) => refusal.code === code))];
  const was = row.moved ? row.seenCoef : said.find((refusal) => refusal.seenCoef)?.seenCoef;
  const isBlocked = row.reasons.includes("market-blocked");
  return (
    <li className={styles.row} data-bet={row.id} id={`coupon-bet-${row.ref.marketId}`} tabIndex={-1}>
      <div className={styles.what}>
        <p className={styles.name}>{row.name ?? `${row.ref.type} ${row.ref.param}`}</p>
        <p className={styles.game}>
          {row.path ? <LineLink to={`/${lng}/${row.path}`}>{title}</LineLink> : title}
        </p>
        <p className={styles.meta}>
          {row.isLive ? <span className={styles.live}>{t("live")}</span> : null}
          {row.isLive && row.scores ? <span>{row.scores}</span> : null}
          {!row.isLive && row.startsAt ? <Time at={row.startsAt} style={timeStyle} show="both" /> : null}
          {row.champ ? <span>{row.champ}</span> : null}
        </p>
      </div>
      <div className={styles.price}>
        <Price coef={row.coef} was={was} name="bet-coef" isBlocked={isBlocked} />
      </div>
      <CouponForm intent="remove" fields={{ bet: row.id }} className={styles.remove}>
        <IconButton
          icon="close"
          label={t("remove_bet", { bet: `${title}, ${row.name ?? ""}` })}
          disabled={isFixed}
        />
      </CouponForm>
      {placed ? (
        <p className={styles.placed}>{t("single_placed", { id: placed.id })}</p>
      ) : (
        <Reasons row={row} iso={iso} told={stake ? said.filter((refusal) => !isOfStake(refusal)) : said} />
      )}
      {isFixed ? null : <Accept row={row} />}
      {placed ? null : tools}
      {placed ? null : stake}
    </li>
  );
}

/** Takes what holds now as seen: price and score alike are what the next press is about (CPS-02, CPS-05). */
function Accept({ row }: Pick<CouponRowProps, "row">) {
  const { t } = useTranslation("coupon");
  const showPrice = useOdds();
  const isPrice = row.reasons.includes("price-changed");
  if (!isPrice && !row.reasons.includes("score-changed")) return null;
  return (
    <CouponForm intent="add" fields={{ bet: `${row.id}:${row.coef}` }} className={styles.accept}>
      <Button look="quiet" isSmall>
        {isPrice ? (
          <>
            {t("accept")} <bdi dir="ltr">{showPrice(row.coef)}</bdi>
          </>
        ) : (
          t("accept_score", { score: row.scores ?? "–" })
        )}
      </Button>
    </CouponForm>
  );
}

function Reasons({ row, iso, told }: Pick<CouponRowProps, "row" | "iso" | "told">) {
  const words = useRefusalText(iso);
  const now: Refusal[] = row.reasons.map((code) => ({ code, marketId: row.ref.marketId, coef: row.coef }));
  // A price that was refused is the one that is shown by now.
  const after = told.map((refusal) => ({ ...refusal, coef: refusal.coef ?? row.coef }));
  const all = [...now, ...after.filter((refusal) => !row.reasons.includes(refusal.code))];
  return all.map((refusal) => (
    <p key={refusal.code} className={styles.reason} data-code={refusal.code}>
      {words(refusal)}
    </p>
  ));
}
