import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names";
import { Icon } from "./Icon";
import styles from "./IconButton.module.css";
import type { IconName } from "./icons";
import { VisuallyHidden } from "./VisuallyHidden";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** Its words, for those who do not see the drawing. */
  readonly label: string;
}

/** A square button of one drawing; at least 44 px on phones. */
export function IconButton({ icon, label, className, type = "submit", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} title={label} className={classNames(styles.button, className)}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
