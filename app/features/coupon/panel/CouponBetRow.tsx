import type { ReactNode } from "react";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { Refusal } from "~/domain/coupon/refusal";
import { Price } from "~/features/odds/Price";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { IconButton } from "~/ui/IconButton";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { CouponPostForm } from "../CouponPostForm";
import { isBetUnavailable, isStakeRefusal } from "../refusals";
import { useCouponData } from "../use-coupon-data";
import type { BetView } from "../view";
import { AcceptPriceAndScore } from "./AcceptPriceAndScore";
import styles from "./CouponBetRow.module.css";
import { DrawnTeamCrests } from "./Crest";
import { ReasonsAgainstBet } from "./ReasonsAgainstBet";
import { useLastKnownNames } from "./use-known-names";

export interface CouponBetRowProps {
  readonly row: BetView;
  readonly iso: string;
  readonly timeStyle: TimeStyle;
  /** The last response's refusals of this bet. */
  readonly replyRefusals: readonly Refusal[];
  /** The row is read-only while an outcome is unknown. */
  readonly isFixed: boolean;
  /** The bet's own stake field, if the type has one; it shows stake errors. */
  readonly stake?: ReactNode;
  /** Controls that the type offers for a bet. */
  readonly tools?: ReactNode;
  /** The placed bet, while others are still being checked (CPP-11). */
  readonly placed?: PlacedCoupon | null;
}

/** A bet in the coupon: selection, price, reasons against it, and how to resolve them (CPN-22). */
export function CouponBetRow({
  row: shown,
  iso,
  timeStyle,
  replyRefusals,
  isFixed,
  stake,
  tools,
  placed,
}: CouponBetRowProps) {
  const { t } = useTranslation("coupon");
  const { slipLook: drawn } = useCouponData();
  const lng = useLanguage();
  const row = useLastKnownNames(shown);
  const { title } = row;
  const storedRefusals = row.refusal ? [{ ...row.refusal, marketId: row.ref.marketId }] : [];
  const said = [
    ...replyRefusals,
    ...storedRefusals.filter(({ code }) => !replyRefusals.some((refusal) => refusal.code === code)),
  ];
  const was = isBetUnavailable(row)
    ? null
    : row.moved
      ? row.seenCoef
      : said.find((refusal) => refusal.seenCoef)?.seenCoef;
  const isBlocked = row.reasons.includes("market-blocked");
  return (
    <li
      className={styles.row}
      data-bet={row.id}
      data-gone={isBetUnavailable(row) ? "" : undefined}
      id={`coupon-bet-${row.ref.marketId}`}
      tabIndex={-1}
    >
      <div className={styles.what}>
        <BetNames row={row} />
        {title === null ? null : (
          <p className={styles.game}>
            {drawn.hasCrests ? <DrawnTeamCrests event={title} /> : null}
            {row.path ? (
              <LinkWithTouchSizedTarget to={`/${lng}/${row.path}`}>
                <Sides text={title} />
              </LinkWithTouchSizedTarget>
            ) : (
              <Sides text={title} />
            )}
          </p>
        )}
        <p className={styles.meta}>
          {row.isLive ? <span className={styles.live}>{t("live")}</span> : null}
          {row.isLive && row.scores ? <Sides text={row.scores} /> : null}
          {!row.isLive && row.startsAt ? (
            <Time at={row.startsAt} style={timeStyle} show="both" />
          ) : null}
          {drawn.hasGameIds && row.name !== null ? <EventNumber id={row.ref.gameId} /> : null}
        </p>
      </div>
      <div className={styles.price}>
        <Price coef={row.coef} was={was} name="bet-coef" isBlocked={isBlocked} />
      </div>
      {isFixed ? null : (
        <CouponPostForm intent="remove" fields={{ bet: row.id }} className={styles.remove}>
          <IconButton
            icon="close"
            label={t("remove_bet", { bet: [title, row.name].filter(Boolean).join(", ") })}
          />
        </CouponPostForm>
      )}
      {placed ? (
        <p className={styles.placed}>{t("single_placed", { id: placed.id })}</p>
      ) : (
        <ReasonsAgainstBet
          row={row}
          iso={iso}
          replyRefusals={stake ? said.filter((refusal) => !isStakeRefusal(refusal)) : said}
        />
      )}
      {isFixed || isBetUnavailable(row) ? null : <AcceptPriceAndScore row={row} />}
      {placed ? null : tools}
      {placed ? null : stake}
    </li>
  );
}

/** Selection and market; the event's number and the selection's code while the names are unknown. */
function BetNames({ row: { name, market, ref } }: { row: BetView }) {
  const code = `${ref.type} ${ref.param}`.trim();
  const below = name === null ? <bdi dir="ltr">{code}</bdi> : market;
  return (
    <>
      <p className={styles.name}>
        {name === null ? <EventNumber id={ref.gameId} /> : <Sides text={name} />}
      </p>
      {below ? <p className={styles.market}>{below}</p> : null}
    </>
  );
}

function EventNumber({ id }: { id: number }) {
  const { t } = useTranslation("coupon");
  return (
    <span>
      {t("game_number")} <bdi dir="ltr">{id}</bdi>
    </span>
  );
}
