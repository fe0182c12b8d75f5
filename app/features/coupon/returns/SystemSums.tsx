import type { ReturnRange } from "~/domain/coupon/returns/combine";
import { type Minor, shareOf } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { ratioText } from "~/domain/odds/ratio";
import { useShell } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { LineLink } from "~/ui/LineLink";
import { Money, useMoneyText } from "~/ui/Money";
import { Value } from "~/ui/Value";
import styles from "../placing/PlaceForm.module.css";

interface SystemSumsProps {
  readonly range: ReturnRange;
  /** False = a bet cannot be placed, so that nothing is promised. */
  readonly canReturn: boolean;
  readonly stake: Minor;
  readonly iso: string;
  /** Whether possible returns are shown (CPS-06). */
  readonly hasReturns: boolean;
}

/** A system's lines, stake per line, and least and greatest win (CPN-22). */
export function SystemSums({ range, canReturn, stake, iso, hasReturns }: SystemSumsProps) {
  const { t } = useTranslation("coupon");
  const { paths } = useShell();
  const { lines, least, most } = range;
  return (
    <>
      <div>
        <dt>
          <LineLink to={`${paths.coupon}?lines=1`}>{t("lines_show")}</LineLink>
        </dt>
        <dd>
          <Value name="lines" value={lines}>
            {t("lines", { count: lines })}
          </Value>
        </dd>
      </div>
      <div>
        <dt>{t("line_stake")}</dt>
        <dd>
          <StakePerLine stake={stake} lines={lines} iso={iso} />
        </dd>
      </div>
      {hasReturns ? (
        <>
          <div>
            <dt>{t("least_win")}</dt>
            <dd>{canReturn ? <Money minor={least} iso={iso} name="least-win" /> : "–"}</dd>
          </div>
          <div>
            <dt>{t("most_win")}</dt>
            <dd className={styles.win}>
              {canReturn ? <Money minor={most} iso={iso} name="possible-win" /> : "–"}
            </dd>
          </div>
        </>
      ) : null}
    </>
  );
}

/** The stake per line: exact, only the shown text is rounded down (CPN-25). */
export function StakePerLine({ stake, lines, iso }: { stake: Minor; lines: number; iso: string }) {
  const money = useMoneyText();
  if (lines === 0) return "–";
  const den = BigInt(lines) * 10n ** BigInt(currencyOf(iso).digits);
  const isWhole = stake % lines === 0;
  return (
    <Value name="line-stake" value={ratioText({ num: BigInt(stake), den }, 6)}>
      {isWhole ? "" : "≈ "}
      {money(shareOf(stake, lines), iso)}
    </Value>
  );
}
