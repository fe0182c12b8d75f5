import { Link } from "@remix-run/react";
import { type ButtonHTMLAttributes, type MouseEventHandler, type ReactNode, useId } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "quiet" | "danger";

interface Looks {
  readonly look?: ButtonVariant;
  readonly isWide?: boolean;
  readonly isSmall?: boolean;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  /**
   * Why the button cannot be pressed: the text is shown under it and the button is disabled; null
   * or absent = it is not.
   */
  readonly disabledReason?: string | null | undefined;
}

function classOf({ look = "primary", isWide, isSmall }: Looks, className?: string) {
  return classNames(
    styles.button,
    styles[look],
    isWide && styles.wide,
    isSmall && styles.small,
    className,
  );
}

/** A button, labelled with its effect ("Place 150 ₽"). Its default type is submit. */
export function Button({
  look,
  isWide,
  isSmall,
  disabledReason,
  disabled,
  className,
  type = "submit",
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const button = (
    <button
      {...rest}
      type={type}
      className={classOf({ look, isWide, isSmall }, className)}
      disabled={disabled || Boolean(disabledReason)}
      aria-describedby={disabledReason ? reasonId : rest["aria-describedby"]}
    />
  );
  if (!disabledReason) return button;
  return (
    <span className={classNames(styles.explained, isWide && styles.wide)}>
      {button}
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

interface ButtonLinkProps extends Looks {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly reloadDocument?: boolean;
  readonly rel?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button, for navigation without an effect. */
export function ButtonLink({ look, isWide, isSmall, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ look, isWide, isSmall }, className)} />;
}
