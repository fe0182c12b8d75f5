import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { announce } from "./announce";
import { useHydrated } from "./hydrated";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import styles from "./Notice.module.css";

/** Kinds of notification (POP-01); `question` has its own buttons. */
export type NoticeKind = "error" | "success" | "info" | "warning" | "question";

const icons: Readonly<Record<NoticeKind, IconName>> = {
  error: "error",
  success: "check",
  info: "info",
  warning: "warning",
  question: "info",
};

interface NoticeProps {
  readonly kind: NoticeKind;
  /**
   * Title of the notice; null or absent = the standard title of its kind, which kind `info` has
   * not.
   */
  readonly title?: string | null | undefined;
  readonly children?: ReactNode;
  /** Buttons or links. */
  readonly controls?: ReactNode;
  /** Code of the message, for scripts and tests. */
  readonly code?: string | undefined;
  /**
   * Whether the notice is part of the page from the start, so that screen readers do not announce
   * it.
   */
  readonly isStatic?: boolean;
}

/**
 * A message whose kind is shown by icon and text, never by colour alone. One that comes to an open page is read aloud
 * once: an error by its own role, which interrupts, any other by the page's live region (ACS-07).
 */
export function Notice({ kind, title, children, controls, code, isStatic }: NoticeProps) {
  const { t } = useTranslation();
  const titles: Readonly<Record<NoticeKind, string | null>> = {
    error: t("main_error"),
    success: t("main_done"),
    info: null,
    warning: t("main_warning"),
    question: t("main_question"),
  };
  const heading = title ?? titles[kind];
  const text = useRef<HTMLDivElement>(null);
  const [isNew] = useState(useHydrated());
  const isSaid = isNew && !isStatic && kind !== "error";
  useEffect(() => {
    if (!isSaid) return;
    const parts = [...(text.current?.children ?? [])].filter(
      (part) => part.className !== styles.controls,
    );
    announce(parts.map(({ textContent }) => textContent?.trim()).join(" "));
  }, [isSaid]);
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={isStatic ? undefined : kind === "error" ? "alert" : "status"}
      aria-live={isSaid ? "off" : undefined}
      data-kind={kind}
      data-code={code}
    >
      <Icon name={icons[kind]} />
      <div className={styles.words} ref={text}>
        {heading ? <p className={styles.title}>{heading}</p> : null}
        {children ? <div>{children}</div> : null}
        {controls ? <div className={styles.controls}>{controls}</div> : null}
      </div>
    </div>
  );
}
