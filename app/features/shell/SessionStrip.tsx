import { useEffect, useState } from "react";
import { type Minor, minus } from "~/features/money/amount";
import { fromMinor } from "~/features/money/money";
import { whilePresent } from "~/features/session/presence";
import { formatDuration } from "~/i18n/format";
import { useTranslation } from "~/i18n/I18nProvider";
import { useMoneyText } from "~/ui/Money";
import { Value } from "~/ui/Value";
import styles from "./SessionStrip.module.css";

interface SessionStripProps {
  readonly strip: {
    readonly startedAt: number;
    /** The platform's clock when this was told, ms since epoch. */
    readonly now: number;
    readonly staked: Minor;
    readonly returned: Minor;
    readonly iso: string;
  };
}

/** How long the player has been here, and what the session has come to (RCK-05). */
export function SessionStrip({ strip }: SessionStripProps) {
  const { t } = useTranslation("shell");
  return (
    <section className={styles.strip} aria-label={t("session_strip")}>
      <div className={styles.inner}>
        <Sums {...strip} />
      </div>
    </section>
  );
}

function Sums({ startedAt, now, staked, returned, iso }: SessionStripProps["strip"]) {
  const { t } = useTranslation("shell");
  const money = useMoneyText();
  const seconds = useSecondsSince(startedAt, now);
  const net = minus(returned, staked);
  return (
    <p className={styles.sums}>
      <Value name="session-time" value={seconds}>
        {t("session_time", { time: formatDuration(seconds) })}
      </Value>
      <Value name="session-staked" value={fromMinor(staked, iso)} className={styles.detail}>
        {t("session_staked", { amount: money(staked, iso, true) })}
      </Value>
      <Value name="session-returned" value={fromMinor(returned, iso)} className={styles.detail}>
        {t("session_returned", { amount: money(returned, iso, true) })}
      </Value>
      <Value name="session-net" value={fromMinor(net, iso)}>
        {t("session_net", { amount: money(net, iso, true) })}
      </Value>
    </p>
  );
}

/**
 * Seconds of the platform's time since a moment, told anew every minute and on coming back to the page (SES-08); the device
 * only counts on.
 */
function useSecondsSince(from: number, now: number): number {
  const [passed, setPassed] = useState({ now, ms: 0 });
  const ms = passed.now === now ? passed.ms : 0;
  useEffect(() => {
    const begun = performance.now();
    const tell = () => setPassed({ now, ms: performance.now() - begun });
    return whilePresent(tell, 60_000);
  }, [now]);
  return Math.max(0, Math.floor((now + ms - from) / 1000));
}
