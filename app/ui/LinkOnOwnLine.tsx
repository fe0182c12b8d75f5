import { Link, type LinkProps } from "@remix-run/react";
import { classNames } from "./class-names";
import styles from "./LinkOnOwnLine.module.css";

/** A link on a line of its own, in small text: its target is larger than its line (ACS-04). */
export function LinkOnOwnLine({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.link, className)} />;
}
