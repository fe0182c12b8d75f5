import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import styles from "./AllowOtherDeviceSignInPage.module.css";

/**
 * The frame of the forms that let another device in: address and token; the buttons with their
 * intents are its children.
 */
export function OtherDeviceSignInFormFrame({
  parts,
  children,
}: {
  readonly parts?: Pick<FormProps, "id" | "onSubmit">;
  readonly children: ReactNode;
}) {
  return (
    <Form
      id={parts?.id}
      onSubmit={parts?.onSubmit}
      method="post"
      action={screenPath(useLanguage(), "office:security-device")}
      className={styles.buttons}
    >
      <CsrfField />
      {children}
    </Form>
  );
}
