import { useTranslation } from "~/i18n/I18nProvider";
import { Notice } from "~/ui/Notice";
import type { LimitsFlash } from "./flash";
import type { ResponsibleData } from "./page.server";

export function LimitsFlashMessage({ news }: Pick<ResponsibleData, "news">) {
  const { t } = useTranslation("limits");
  if (news === null) return null;
  const kind = isNothingDone(news) ? "info" : "success";
  return (
    <Notice kind={kind} code={news}>
      {t(news)}
    </Notice>
  );
}

/** Whether the flash message says that the last post changed nothing. */
const isNothingDone = (news: LimitsFlash) =>
  news === "same" || news === "none_pending" || news === "test_over" || news === "already_answered";
