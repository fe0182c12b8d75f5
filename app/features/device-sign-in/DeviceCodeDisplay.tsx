import { useMemo } from "react";
import { useResendSecondsLeft } from "~/features/session/use-seconds-left";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Value } from "~/ui/Value";
import { refreshPage } from "../network/page-refresh";
import styles from "./DeviceCodePage.module.css";
import { DeviceSignInPostForm } from "./DeviceSignInPostForm";
import type { DeviceSignInPageData } from "./device-page";
import { ReloadLink } from "./ReloadLink";
import { useDeviceStatePolling } from "./use-device-state-polling";

export function DeviceCodeDisplay({
  page,
}: {
  page: Extract<DeviceSignInPageData, { kind: "shown" }>;
}) {
  const { t } = useTranslation("device");
  const secondsLeft = useResendSecondsLeft(useMemo(() => ({ waitS: page.secondsLeft }), [page]));
  useDeviceStatePolling("shown", refreshPage);
  return (
    <>
      <div className={styles.code}>
        <img src={page.picture} alt={t("picture")} width={220} height={220} />
        <p className={styles.letters} dir="ltr">
          <Value name="device-code" value={page.code.replace("-", "")}>
            {page.code}
          </Value>
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
      <DeviceSignInPostForm>
        <Button name="intent" value="show" look="quiet">
          {t("show_another")}
        </Button>
      </DeviceSignInPostForm>
    </>
  );
}
