import type { ReactNode } from "react";
import styles from "./SettingsPage.module.css";

/** A group of settings under its heading. */
export function SettingsGroup({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group} id={id}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
