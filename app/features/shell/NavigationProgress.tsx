import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./NavigationProgress.module.css";
import { progressSteps } from "./progress-steps";

/** A progress line along the top during a navigation (LAY-11). */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  return <ProgressLine isBusy={isBusy} />;
}

/** The progress line: hidden for quick responses, and after its maximum time. */
export function ProgressLine({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("shell");
  const [step, setStep] = useState(0);

  useEffect(() => {
    if (!isBusy) return;
    const timers = progressSteps.map(({ afterMs, step: next }) =>
      setTimeout(() => setStep(next), afterMs),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setStep(0);
    };
  }, [isBusy]);

  if (step === 0) return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={t("page_loading")}>
      <div className={styles.bar} data-step={step} />
    </div>
  );
}
