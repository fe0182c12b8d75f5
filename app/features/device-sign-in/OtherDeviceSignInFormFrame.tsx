import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import styles from "./OtherDeviceSignInPage.module.css";

/**
 * The frame of the forms that let another device in: address and token; the buttons with their
 * intents are its children.
 */
export function OtherDeviceSignInFormFrame({ children }: { children: ReactNode }) {
  const { csrf } = usePageContext();
  return (
    <Form
      method="post"
      action={screenPath(useLanguage(), "office:security-device")}
      className={styles.buttons}
    >
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}
