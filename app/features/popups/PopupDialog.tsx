import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/Button";
import styles from "./PopupDialog.module.css";
import type { PopupKind } from "./queue";
import { useAutoClose } from "./use-auto-close";
import { type PopupClosedBy, usePopupEvents } from "./use-popup-events";

interface PopupDialogProps {
  readonly kind: PopupKind;
  readonly title: string;
  readonly children: ReactNode;
  readonly closeLabel: string;
  /** Time after which it closes by itself, ms; null = it stays. */
  readonly closesAfterMs?: number | null;
  readonly onClose: () => void;
}

/**
 * A popup as a native modal dialog, which needs no answer: Escape and its button close it, and the focus returns. It takes
 * the focus itself, so that no key meant for the page answers it.
 */
export function PopupDialog({
  kind,
  title,
  children,
  closeLabel,
  closesAfterMs = null,
  onClose,
}: PopupDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const noteClosed = usePopupEvents(kind);
  const close = (by: PopupClosedBy) => {
    noteClosed(by);
    onClose();
  };
  useAutoClose(dialog, closesAfterMs, () => close("time"));
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      data-popup={kind}
      onCancel={(event) => {
        event.preventDefault();
        close("visitor");
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
      <Button type="button" onClick={() => close("visitor")}>
        {closeLabel}
      </Button>
    </dialog>
  );
}
