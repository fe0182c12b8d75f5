import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { announce } from "~/ui/announce";
import { Button } from "~/ui/Button";
import styles from "./UpdateNote.module.css";

/** The notice that a new version of the site is there (POP-07): takes no focus, and reloads by its button alone. */
export default function UpdateNote({
  onReload,
  onLater,
}: {
  readonly onReload: () => void;
  readonly onLater: () => void;
}): ReactNode {
  const { t } = useTranslation("shell");
  const titleId = useId();
  const title = t("app_update_title");
  const text = t("app_update_text");
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  return (
    <section className={styles.note} aria-labelledby={titleId} data-app-update="">
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>
        <Button type="button" onClick={onReload}>
          {t("app_update_reload")}
        </Button>
        <Button type="button" look="quiet" onClick={onLater}>
          {t("app_update_later")}
        </Button>
      </div>
    </section>
  );
}
