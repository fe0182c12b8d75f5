import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The visible line. */
  readonly summary: ReactNode;
}

/** Rarely needed content behind a line that opens it; it works without a script. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
