import { useEffect } from "react";
import { useTranslation } from "~/i18n/I18nProvider";

/**
 * Puts "Error:" before the page's title after a failed form; screen readers read the title first (ACS-03).
 */
export function ErrorTitlePrefix({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation();
  const prefix = `${t("error_prefix")} `;
  useEffect(() => {
    if (!hasFailed || document.title.startsWith(prefix)) return;
    const before = document.title;
    document.title = prefix + before;
    return () => {
      if (document.title === prefix + before) document.title = before;
    };
  }, [hasFailed, prefix]);
  return null;
}
