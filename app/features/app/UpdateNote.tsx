import type { ReactNode } from "react";
import { track } from "~/features/analytics/track";
import { PopupNote } from "~/features/popups/PopupNote";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";

/** The notice that a new version of the site is there (POP-07): takes no focus, and reloads by its button alone. */
export default function UpdateNote({
  onReload,
  onLater,
}: {
  readonly onReload: () => void;
  readonly onLater: () => void;
}): ReactNode {
  const { t } = useTranslation("shell");
  const reload = () => {
    track({ name: "app_update_reload" });
    onReload();
  };
  return (
    <PopupNote
      kind="app-update"
      title={t("app_update_title")}
      text={t("app_update_text")}
      action={
        <Button type="button" onClick={reload}>
          {t("app_update_reload")}
        </Button>
      }
      closeLabel={t("app_update_later")}
      onClose={onLater}
    />
  );
}
