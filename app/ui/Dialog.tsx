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
  /** Where closing leads; none where a decision is asked for and it cannot be closed (APR-01). */
  readonly closeTo: string | null;
}

/**
 * A dialog that is open as long as it is rendered. One that asks for a decision has the focus itself at first, so that no
 * key meant for the page under it answers, and comes back whatever closes it. In a document from the server it is a section of the page and
 * stays one, so that nothing jumps; opened later by script it is a native modal dialog, which keeps focus inside
 * and gives it back (ACS-02).
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

  // Before the element leaves the document: a dialog that is closed after that does not give focus back.
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
    };
    open();
    const onCancel = (event: Event) => {
      // Escape goes the way of the close link, or nowhere.
      event.preventDefault();
      element.querySelector<HTMLAnchorElement>("a[data-close]")?.click();
    };
    element.addEventListener("cancel", onCancel);
    // A second Escape, or the way back of a phone, closes a dialog without asking.
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
        <h2 id={titleId}>{title}</h2>
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
