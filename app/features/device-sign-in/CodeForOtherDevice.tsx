import { useMemo } from "react";
import { useResendSecondsLeft } from "~/features/session/use-seconds-left";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { refreshPage } from "../network/page-refresh";
import styles from "./AllowOtherDeviceSignInPage.module.css";
import type { OtherDeviceSignInPageData } from "./device-page";
import { OtherDeviceSignInFormFrame } from "./OtherDeviceSignInFormFrame";
import { ReloadLink } from "./ReloadLink";
import { useDeviceSignInStatePolling } from "./use-device-sign-in-state-polling";

export function CodeForOtherDevice({
  page,
}: {
  page: Extract<OtherDeviceSignInPageData, { kind: "shown" }>;
}) {
  const { t } = useTranslation("device");
  const secondsLeft = useResendSecondsLeft(useMemo(() => ({ waitS: page.secondsLeft }), [page]));
  useDeviceSignInStatePolling("shown", refreshPage);
  return (
    <>
      <div className={styles.code}>
        <img src={page.picture} alt={t("picture")} width={220} height={220} />
        <p className={styles.letters} dir="ltr">
          <MachineReadableValue name="device-code" value={page.code.replace("-", "")}>
            {page.code}
          </MachineReadableValue>
        </p>
        <p className={styles.note}>
          {secondsLeft > 0 ? t("left", { seconds: secondsLeft }) : t("code_over")}
        </p>
      </div>
      <ol className={styles.steps}>
        <li>{t("step_open")}</li>
        <li>{t("step_type")}</li>
        <li>{t("step_confirm")}</li>
      </ol>
      <ReloadLink />
      <OtherDeviceSignInFormFrame>
        <Button name="intent" value="show" look="quiet">
          {t("show_another")}
        </Button>
      </OtherDeviceSignInFormFrame>
    </>
  );
}
