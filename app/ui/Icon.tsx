import { classNames } from "./class-names";
import styles from "./Icon.module.css";
import { type IconName, iconPaths } from "./icons";

/** A decorative icon beside text, hidden from screen readers, so it never carries meaning alone. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(
        styles.icon,
        name === "chevron-end" || name === "sign-out" ? styles.directed : null,
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

const spriteId = "icons";

/**
 * The icons' symbols. The server writes them into the document and the browser reads them there: in the script they would
 * cost each first page a kilobyte.
 */
const symbols = import.meta.env.SSR
  ? Object.entries(iconPaths)
      .map(
        ([name, path]) =>
          `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
      )
      .join("")
  : (document.getElementById(spriteId)?.innerHTML ?? "");

/** The SVG symbols that `Icon` refers to; once per document, at the start of its body. */
export function IconSprite() {
  return (
    <svg
      id={spriteId}
      className={styles.sprite}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
