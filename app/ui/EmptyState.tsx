import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";
import { Icon } from "./Icon";
import type { IconName } from "./icons";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What the reader can do about it. */
  readonly children?: ReactNode;
  readonly controls?: ReactNode;
}

/** An empty list's message, with what the reader can do. */
export function EmptyState({ icon, title, children, controls }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.hint}>{children}</div> : null}
      {controls}
    </div>
  );
}
