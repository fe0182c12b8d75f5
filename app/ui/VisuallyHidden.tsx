import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps {
  readonly children?: ReactNode;
  readonly id?: string;
  readonly as?: "span" | "h1";
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id, as: Tag = "span" }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
