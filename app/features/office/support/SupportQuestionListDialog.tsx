import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Time } from "~/ui/Time";
import type { DialogOf } from "./AskQuestionDialog";
import styles from "./OfficeDialogs.module.css";
import { usePathWithoutDialog } from "./use-path-without-dialog";

export function SupportQuestionListDialog({
  dialog: { threads, timeStyle },
}: {
  readonly dialog: DialogOf<"support-history">;
}) {
  const { t } = useTranslation("support");
  const lng = useLanguage();
  const support = screenPath(lng, "office:support");
  return (
    <Dialog title={t("history_title")} closeTo={usePathWithoutDialog()}>
      {threads === null ? (
        <Notice kind="error" code="unavailable" isStatic>
          {t("history_unknown")}
        </Notice>
      ) : null}
      {threads?.length === 0 ? <p>{t("history_none")}</p> : null}
      <ul className={styles.threads}>
        {threads
          ?.filter(({ kind }) => kind === "question")
          .map(({ id, subject, state, unread, updatedAt }) => (
            <li key={id} data-thread={id}>
              <LinkWithTouchSizedTarget to={`${support}?thread=${id}`}>
                {subject || t("untitled")}
              </LinkWithTouchSizedTarget>
              {unread > 0 ? <strong> {t("unread", { count: unread })}</strong> : null}
              <span className={styles.about}>
                {t("number", { id })} · {t(`state_${state}`)} ·{" "}
                <Time at={updatedAt} style={timeStyle} show="both" />
              </span>
            </li>
          ))}
      </ul>
      <p>
        <LinkWithTouchSizedTarget to={support}>{t("history_all")}</LinkWithTouchSizedTarget>
      </p>
    </Dialog>
  );
}
