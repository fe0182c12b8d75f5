import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./FoldableSportsColumn.module.css";
import { SportsMenu } from "./SportsMenu";
import type { ShellData } from "./shell-data";

/** The column of sports with the button that folds it away and back, a setting as any other (SET-01). */
export function FoldableSportsColumn({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { here } = usePageContext();
  const isFolded = data.leftPanel === "folded";
  const words = t(isFolded ? "left_unfold" : "left_fold");
  return (
    <>
      <Form
        method="post"
        action={screenPath(lng, data.isSignedIn ? "office:settings" : "settings")}
        className={styles.fold}
        reloadDocument
      >
        <CsrfField />
        <input type="hidden" name="returnUrl" value={here} />
        <input type="hidden" name="isLeftHidden" value={isFolded ? "0" : "1"} />
        <button
          type="submit"
          title={words}
          aria-expanded={!isFolded}
          className={isFolded ? styles.folded : styles.unfolded}
        >
          <Icon name="chevron-end" />
          {isFolded ? (
            <VisuallyHidden>{t("nav_sports_label")}</VisuallyHidden>
          ) : (
            <span className={styles.words}>{t("nav_sports_label")}</span>
          )}
        </button>
      </Form>
      {isFolded ? null : <SportsMenu data={data} />}
    </>
  );
}
