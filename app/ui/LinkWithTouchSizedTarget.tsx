import { Link, type LinkProps } from "@remix-run/react";
import { classNames } from "./class-names";
import styles from "./LinkWithTouchSizedTarget.module.css";

/** A link in text whose target is as large as a finger needs; its line stays as high as the text (ACS-04). */
export function LinkWithTouchSizedTarget({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.link, className)} />;
}
