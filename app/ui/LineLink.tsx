import { Link, type LinkProps } from "@remix-run/react";
import { classNames } from "./class-names";
import styles from "./LineLink.module.css";

/** A link that is a line by itself, in small text: its target is larger than its line (ACS-04). */
export function LineLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.link, className)} />;
}
