import { Form } from "@remix-run/react";
import { ReloadLink } from "~/features/device-sign-in/ReloadLink";
import { useDeviceSignInStatePolling } from "~/features/device-sign-in/use-device-sign-in-state-polling";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import styles from "~/ui/NarrowForm.module.css";
import { signInPath } from "./ways";

/**
 * Loads the whole page again, because the session that begins with it is a new one for the shell,
 * too.
 */
const reload = () => location.reload();

/** The page that waits until the player confirms this device on his own (OFC-04). */
export function DeviceConfirmationWait({ check, returnUrl }: { check: number; returnUrl: string }) {
  const { t } = useTranslation("device");
  const lng = useLanguage();
  useDeviceSignInStatePolling("waiting", reload);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t("wait")}</p>
      <p className={styles.lead}>{t("wait_check")}</p>
      <p className={styles.check}>
        <MachineReadableValue name="device-check" value={String(check)}>
          {check}
        </MachineReadableValue>
      </p>
      <ReloadLink />
      <Form method="post" action={signInPath(lng, "device", returnUrl)}>
        <CsrfField />
        <input type="hidden" name="returnUrl" value={returnUrl} />
        <Button name="intent" value="cancel" look="quiet" isWide>
          {t("wait_cancel")}
        </Button>
      </Form>
    </div>
  );
}
