import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Notice";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./Notifications.module.css";
import { notificationsWithinGroupLimits, type PageNotification } from "./notifications";
import { isUnderHeader } from "./scroll";

interface NotificationsProps {
  readonly notifications: readonly PageNotification[];
  /**
   * Address of this page without its messages, to which the closing link leads. A flash message
   * does not appear on the next page anyway.
   */
  readonly closeHref: string;
  /** Closes a message without a page load. */
  readonly onClose?: (id: string) => void;
}

/**
 * Messages at the top of the page, in the server's HTML (POP-01). They stay until the visitor closes them or
 * leaves.
 */
export function Notifications({ notifications, closeHref, onClose }: NotificationsProps) {
  const { t } = useTranslation("shell");
  const list = useRef<HTMLElement>(null);
  const shown = notificationsWithinGroupLimits(notifications);
  const ids = shown.map(({ id }) => id).join(" ");
  // A restored scroll position must not hide the messages under the header.
  useEffect(() => {
    if (ids === "" || !list.current) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const edge =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (isUnderHeader({ top, bottom }, edge)) list.current.scrollIntoView({ block: "nearest" });
  }, [ids]);
  if (shown.length === 0) return null;
  return (
    <section ref={list} className={styles.list} aria-label={t("notifications")}>
      {shown.map((notification) => (
        <div key={notification.id} className={styles.item}>
          <Notice
            kind={notification.kind}
            title={notification.title}
            code={notification.code}
            controls={notification.controls}
          >
            {notification.text}
          </Notice>
          {notification.controls ? null : (
            <Link
              to={closeHref}
              className={styles.close}
              preventScrollReset
              onClick={(event) => {
                if (!onClose) return;
                event.preventDefault();
                onClose(notification.id);
              }}
            >
              <Icon name="close" />
              <VisuallyHidden>{t("notification_close")}</VisuallyHidden>
            </Link>
          )}
        </div>
      ))}
    </section>
  );
}
