import { Button } from "./Button";
import styles from "./Field.module.css";
import { useHydrated } from "./hydrated";

interface ShowPasswordButtonProps {
  /** The button's words, and its label for screen readers. */
  readonly show: { readonly words: string; readonly label: string };
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides a typed password. Its place is kept until a script can do it, so that nothing moves. */
export function ShowPasswordButton({ show, isShown, onToggle }: ShowPasswordButtonProps) {
  return (
    <Button
      type="button"
      look="quiet"
      isSmall
      className={useHydrated() ? undefined : styles.inactive}
      aria-label={show.label}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      {show.words}
    </Button>
  );
}
