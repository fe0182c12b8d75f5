import { Link } from "@remix-run/react";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./Dialog.module.css";
import { useHydrated } from "./hydrated";
import { Icon } from "./Icon";
import { VisuallyHidden } from "./VisuallyHidden";

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /**
   * The address after closing; null where a decision is required and the dialog cannot be closed (APR-01).
   */
  readonly closeTo: string | null;
}

/**
 * A dialog that is open while rendered. One that requires a decision takes the focus itself, so that no key
 * meant for the page answers it, and reopens if the browser closes it. In the server's document it is a
 * section and stays one, so that nothing jumps. Opened later by script it is a native modal dialog, which
 * keeps the focus inside and returns it (ACS-02). An element with `data-focus` gets the focus first.
 */
export function Dialog({ title, children, closeTo }: DialogProps) {
  const isScripted = useHydrated();
  const [isModal] = useState(isScripted);
  return isModal ? (
    <ModalDialog title={title} closeTo={closeTo}>
      {children}
    </ModalDialog>
  ) : (
    <section className={styles.page} aria-label={title}>
      <DialogBody title={title} closeTo={closeTo}>
        {children}
      </DialogBody>
    </section>
  );
}

function ModalDialog({ title, children, closeTo }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasDecision = closeTo === null;

  // Before the element leaves the document: a dialog closed afterwards does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (hasDecision) {
      element.setAttribute("closedby", "none");
      element.tabIndex = -1;
    }
    const open = () => {
      if (!element.isConnected || element.open) return;
      element.showModal();
      if (hasDecision) element.focus();
      else element.querySelector<HTMLElement>("[data-focus]")?.focus();
    };
    open();
    const onCancel = (event: Event) => {
      // Escape follows the close link, if there is one.
      event.preventDefault();
      element.querySelector<HTMLAnchorElement>("a[data-close]")?.click();
    };
    element.addEventListener("cancel", onCancel);
    // A second Escape, or a phone's back gesture, closes a dialog without a cancel event.
    if (hasDecision) element.addEventListener("close", open);
    return () => {
      element.removeEventListener("cancel", onCancel);
      element.removeEventListener("close", open);
      element.close();
    };
  }, [hasDecision]);

  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId}>
      <DialogBody title={title} titleId={titleId} closeTo={closeTo}>
        {children}
      </DialogBody>
    </dialog>
  );
}

function DialogBody({ title, titleId, children, closeTo }: DialogProps & { titleId?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.head}>
        {titleId === undefined ? (
          // Part of a page whose own heading comes first.
          <p className={styles.title}>{title}</p>
        ) : (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        {closeTo === null ? null : (
          <Link to={closeTo} className={styles.close} data-close="" preventScrollReset>
            <Icon name="close" />
            <VisuallyHidden>{t("close")}</VisuallyHidden>
          </Link>
        )}
      </header>
      {children}
    </>
  );
}
