import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import { Icon } from "./Icon";
import styles from "./Menu.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

interface MenuProps {
  readonly label: ReactNode;
  /** Screen reader label, where the visible one is an icon or a value. */
  readonly name?: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly hasArrow?: boolean;
}

/**
 * A menu that opens without JavaScript. With it, Escape, a press outside and a navigation close it, and
 * Escape returns the focus (ACS-02).
 */
export function Menu({ label, name, children, className, hasArrow = true }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const onPress = (event: Event) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <details className={classNames(styles.menu, className)} ref={details}>
      <summary className={styles.label}>
        {/* In addition to the visible text, because users of speech control say what they see. */}
        {name ? <VisuallyHidden>{name} </VisuallyHidden> : null}
        {label}
        {hasArrow ? <Icon name="chevron-down" className={styles.arrow} /> : null}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
