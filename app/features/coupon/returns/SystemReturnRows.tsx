import { countSystemEvents, countSystemLines } from "~/domain/coupon/returns/lines";
import { equalShare, type Minor } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { ratioText } from "~/domain/odds/ratio";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import type { CouponView } from "../view";
import { LeastAndMostWinRows } from "./LeastAndMostWinRows";
import type { StakeReturns } from "./stake-returns";

interface SystemReturnRowsProps {
  readonly coupon: CouponView;
  /**
   * The possible returns; null = none are promised: no stake, or placing it would be refused.
   */
  readonly shown: StakeReturns | null;
  /** null while the typed text is no amount. */
  readonly stake: Minor | null;
}

/** A system's lines, stake per line, and least and greatest win (CPN-22). */
export function SystemReturnRows({ coupon, shown, stake }: SystemReturnRowsProps) {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const { iso, systemSize, rows } = coupon;
  const lines = systemSize === null ? 0 : countSystemLines(countSystemEvents(rows), systemSize);
  return (
    <>
      <div>
        <dt>
          {lines > 0 ? (
            <LinkWithTouchSizedTarget to={`${paths.coupon}?lines=1`}>
              {t("lines_show")}
            </LinkWithTouchSizedTarget>
          ) : null}
        </dt>
        <dd>
          <MachineReadableValue name="lines" value={lines}>
            {t("lines", { count: lines })}
          </MachineReadableValue>
        </dd>
      </div>
      <div>
        <dt>{t("line_stake")}</dt>
        <dd>{stake === null ? "–" : <StakePerLine stake={stake} lines={lines} iso={iso} />}</dd>
      </div>
      {coupon.shown.possibleWin ? (
        <LeastAndMostWinRows
          range={shown?.range ?? null}
          iso={iso}
          limitedTo={shown?.limitedTo ?? null}
        />
      ) : null}
    </>
  );
}

/** The stake per line: exact, only the shown text is rounded down (CPN-25). */
export function StakePerLine({ stake, lines, iso }: { stake: Minor; lines: number; iso: string }) {
  const money = useMoneyFormatter();
  if (lines === 0) return "–";
  const den = BigInt(lines) * 10n ** BigInt(currencyOf(iso).digits);
  const isWhole = stake % lines === 0;
  return (
    <MachineReadableValue name="line-stake" value={ratioText({ num: BigInt(stake), den }, 6)}>
      {isWhole ? "" : "≈ "}
      {money(equalShare(stake, lines), iso)}
    </MachineReadableValue>
  );
}
