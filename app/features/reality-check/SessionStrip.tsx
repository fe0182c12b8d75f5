import { useEffect, useState } from "react";
import { addAmounts, subtractAmounts } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import { whileVisible } from "~/features/session/presence";
import { formatHoursMinutes } from "~/i18n/format";
import { useTranslation } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { useMoneyFormatter } from "~/ui/Money";
import styles from "./SessionStrip.module.css";

interface SessionStripProps {
  readonly strip: {
    readonly startedAt: number;
    /** The platform's clock at the server's response, ms since epoch. */
    readonly now: number;
    /**
     * The session's totals, one per currency; that of the active account's currency comes first.
     */
    readonly sums: readonly CurrencySessionTotals[];
  };
}

/** How long the player has been signed in, and the session's totals (RCK-05). */
export default function SessionStrip({ strip }: SessionStripProps) {
  const { t } = useTranslation("shell");
  return (
    <section className={styles.strip} aria-label={t("session_strip")}>
      <div className={styles.inner}>
        <Sums {...strip} />
      </div>
    </section>
  );
}

function Sums({ startedAt, now, sums }: SessionStripProps["strip"]) {
  const { t } = useTranslation("shell");
  const seconds = useSecondsSince(startedAt, now);
  return (
    <p className={styles.sums}>
      <MachineReadableValue name="session-time" value={seconds}>
        {t("session_time", { time: formatHoursMinutes(seconds) })}
      </MachineReadableValue>
      {sums.map((sum) => (
        <Sum key={sum.iso} {...sum} />
      ))}
    </p>
  );
}

function Sum({ staked, returned, inPlay, iso }: CurrencySessionTotals) {
  const { t } = useTranslation("shell");
  const money = useMoneyFormatter();
  const net = subtractAmounts(returned, staked);
  const settled = addAmounts(net, inPlay);
  return (
    <>
      <MachineReadableValue
        name="session-staked"
        value={fromMinor(staked, iso)}
        className={styles.detail}
      >
        {t("session_staked", { amount: money(staked, iso, true) })}
      </MachineReadableValue>
      <MachineReadableValue
        name="session-returned"
        value={fromMinor(returned, iso)}
        className={styles.detail}
      >
        {t("session_returned", { amount: money(returned, iso, true) })}
      </MachineReadableValue>
      {inPlay > 0 ? (
        <>
          <MachineReadableValue name="session-settled" value={fromMinor(settled, iso)}>
            {t("session_settled", { amount: money(settled, iso, true) })}
          </MachineReadableValue>
          <MachineReadableValue name="session-in-play" value={fromMinor(inPlay, iso)}>
            {t("session_in_play", { amount: money(inPlay, iso, true) })}
          </MachineReadableValue>
          <MachineReadableValue
            name="session-net"
            value={fromMinor(net, iso)}
            className={styles.detail}
          >
            {t("session_worst", { amount: money(net, iso, true) })}
          </MachineReadableValue>
        </>
      ) : (
        <MachineReadableValue name="session-net" value={fromMinor(net, iso)}>
          {t("session_net", { amount: money(net, iso, true) })}
        </MachineReadableValue>
      )}
    </>
  );
}

/**
 * Seconds since `from`, updated every minute and when the page becomes visible (SES-08). `from` and
 * `now` (the server's response) are ms since epoch on the platform's clock; the device's clock only
 * measures the time since then.
 */
function useSecondsSince(from: number, now: number): number {
  const [passed, setPassed] = useState({ now, ms: 0 });
  const ms = passed.now === now ? passed.ms : 0;
  useEffect(() => {
    const begun = performance.now();
    const tell = () => setPassed({ now, ms: performance.now() - begun });
    return whileVisible(tell, 60_000);
  }, [now]);
  return Math.max(0, Math.floor((now + ms - from) / 1000));
}
