import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { announce } from "~/ui/announce";
import { IconButton } from "~/ui/IconButton";
import styles from "./PopupNote.module.css";
import type { PopupKind } from "./queue";
import { useAutoClose } from "./use-auto-close";
import { type PopupClosedBy, usePopupEvents } from "./use-popup-events";

interface PopupNoteProps {
  readonly kind: PopupKind;
  readonly title: string;
  readonly text: string;
  /** A link or a button to what the note is about. */
  readonly action?: ReactNode;
  /** Label of the button that closes it. */
  readonly closeLabel: string;
  /** Time after which it closes by itself, ms; null = it stays. */
  readonly closesAfterMs?: number | null;
  readonly onClose: () => void;
}

/**
 * A popup as a note over the page's lower edge, which takes no focus and no space. It is read aloud once; Escape and its
 * button close it.
 */
export function PopupNote({
  kind,
  title,
  text,
  action,
  closeLabel,
  closesAfterMs = null,
  onClose,
}: PopupNoteProps): ReactNode {
  const titleId = useId();
  const note = useRef<HTMLElement>(null);
  const noteClosed = usePopupEvents(kind);
  const close = useCallback(
    (by: PopupClosedBy) => {
      noteClosed(by);
      onClose();
    },
    [noteClosed, onClose],
  );
  useAutoClose(note, closesAfterMs, () => close("time"));
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close("visitor");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);
  return (
    <section
      ref={note}
      className={styles.note}
      aria-labelledby={titleId}
      data-popup={kind}
      data-popup-note=""
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      {action ? (
        <div className={styles.action} onClickCapture={() => noteClosed("action")}>
          {action}
        </div>
      ) : null}
      <div className={styles.close}>
        <IconButton
          type="button"
          icon="close"
          label={closeLabel}
          onClick={() => close("visitor")}
        />
      </div>
    </section>
  );
}
