import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names";
import { Icon } from "./Icon";
import styles from "./IconButton.module.css";
import type { IconName } from "./icons";
import { VisuallyHidden } from "./VisuallyHidden";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** Label for screen readers, and the tooltip. */
  readonly label: string;
}

/** A square icon button; at least 44 px on phones. */
export function IconButton({ icon, label, className, type = "submit", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} title={label} className={classNames(styles.button, className)}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
