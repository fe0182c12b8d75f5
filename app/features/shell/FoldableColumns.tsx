import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./FoldableColumns.module.css";
import { SportsMenu } from "./SportsMenu";
import type { ShellData } from "./shell-data";

/** The column of sports with the button that folds it away and back, a setting as any other (SET-01). */
export function FoldableSportsColumn({ data }: { data: ShellData }) {
  const isFolded = data.leftPanel === "folded";
  return (
    <>
      <FoldForm side="left" isFolded={isFolded} isSignedIn={data.isSignedIn} />
      {isFolded ? null : <SportsMenu data={data} />}
    </>
  );
}

interface FoldFormProps {
  readonly side: "left" | "right";
  readonly isFolded: boolean;
  readonly isSignedIn: boolean;
  /** Folds by script; without it the form loads the page anew. */
  readonly onFold?: (event: FormEvent<HTMLFormElement>) => void;
  /** What is beside the sign of the folded column. */
  readonly children?: ReactNode;
}

/** The button that folds a column away and back, in the form that stores it as a setting. */
export function FoldForm({ side, isFolded, isSignedIn, onFold, children }: FoldFormProps) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { here } = usePageContext();
  const label = t(side === "left" ? "nav_sports_label" : "nav_coupon");
  return (
    <Form
      method="post"
      action={screenPath(lng, isSignedIn ? "office:settings" : "settings")}
      className={styles.fold}
      data-side={side}
      reloadDocument
      onSubmit={onFold}
    >
      <CsrfField />
      <input type="hidden" name="returnUrl" value={here} />
      <input
        type="hidden"
        name={side === "left" ? "isLeftHidden" : "isRightHidden"}
        value={isFolded ? "0" : "1"}
      />
      <button
        type="submit"
        title={t(`${side}_${isFolded ? "unfold" : "fold"}`)}
        aria-expanded={!isFolded}
        className={isFolded ? styles.folded : styles.unfolded}
      >
        <Icon name="chevron-end" />
        {isFolded ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.words}>{label}</span>
        )}
        {children}
      </button>
    </Form>
  );
}

/**
 * Whether the coupon's column is folded, and what folds it by script: at once, so that nothing typed in the coupon is
 * lost. That the choice could not be stored is logged only (LAY-13).
 */
export function useFoldedCoupon(isHidden: boolean) {
  // What was chosen on this page, until the shell's data say something else.
  const [chosen, setChosen] = useState({ isFolded: isHidden, before: isHidden });
  const isFolded = chosen.before === isHidden ? chosen.isFolded : isHidden;
  return {
    isFolded,
    onFold: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const body = new FormData(form);
      setChosen({ isFolded: !isFolded, before: isHidden });
      fetch(form.action, { method: "POST", body, redirect: "manual" })
        .then(({ type, status }) => {
          if (type !== "opaqueredirect") throw new Error(String(status));
        })
        // biome-ignore lint/suspicious/noConsole: the browser's log is all that learns of it (LAY-13)
        .catch((error: unknown) => console.warn("the folded column is not stored:", error));
    },
  };
}
