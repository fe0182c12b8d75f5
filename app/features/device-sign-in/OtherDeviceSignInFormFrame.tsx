import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import styles from "./AllowOtherDeviceSignInPage.module.css";

/**
 * The frame of the forms that let another device in: address and token; the buttons with their
 * intents are its children.
 */
export function OtherDeviceSignInFormFrame({ children }: { children: ReactNode }) {
  return (
    <Form
      method="post"
      action={screenPath(useLanguage(), "office:security-device")}
      className={styles.buttons}
    >
      <CsrfField />
      {children}
    </Form>
  );
}
