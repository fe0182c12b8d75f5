import type { ReactNode } from "react";
import styles from "./Pill.module.css";

export type PillVariant = "plain" | "accent" | "live" | "good" | "bad";

/** A short state or count beside other text. */
export function Pill({ look = "plain", children }: { look?: PillVariant; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[look]}`}>{children}</span>;
}
