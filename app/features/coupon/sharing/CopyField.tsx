import { useRef, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./CodeNews.module.css";

/** A read-only text to copy: selectable, with a copy button with JavaScript. */
export function CopyField({ name, label, value }: { name: string; label: string; value: string }) {
  const { t } = useTranslation("coupon");
  const [isCopied, setCopied] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const copy = async () => {
    row.current?.querySelector("input")?.select();
    // If the clipboard is blocked, the text stays selected for manual copying.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div ref={row}>
      <Field
        name={name}
        label={label}
        defaultValue={value}
        key={value}
        readOnly
        dir="ltr"
        after={
          <Button type="button" look="quiet" className={styles.copy} onClick={copy}>
            {t(isCopied ? "code_copied" : "code_copy")}
          </Button>
        }
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? t("code_copied") : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
