import type { FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import {
  type ConsentChoice,
  choiceAllowsStorage,
  classesNeedingConsent,
} from "~/domain/consent/choice";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import styles from "./Consent.module.css";

interface ConsentFormProps {
  /** Remix's form, or a fetcher's. */
  readonly form: ComponentType<FormProps>;
  /** The return path. */
  readonly returnUrl: string;
  readonly children: ReactNode;
}

/** A form of the cookie choice; its buttons are the children. */
export function ConsentFormFrame({ form: Form, returnUrl, children }: ConsentFormProps) {
  const lng = useLanguage();
  return (
    <Form
      method="post"
      action={screenPath(lng, "cookies-consent")}
      className={styles.form}
      preventScrollReset
      replace
    >
      <CsrfField />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {children}
    </Form>
  );
}

/** Accept all or refuse all: side by side, of the same size and weight (CNS-04). */
export function AcceptOrRefuseAll() {
  const { t } = useTranslation("consent");
  return (
    <>
      <Button look="quiet" name="choice" value="disable">
        {t("refuse_all")}
      </Button>
      <Button look="quiet" name="choice" value="all">
        {t("accept_all")}
      </Button>
    </>
  );
}

/** A box per class, ticked only where the visitor agreed before (CNS-01, CNS-04). */
export function ConsentClassBoxes({ choice }: { choice: ConsentChoice | null }) {
  const { t } = useTranslation("consent");
  return (
    <fieldset className={styles.boxes}>
      <legend>{t("classes")}</legend>
      <p className={styles.hint}>{t("necessary_hint")}</p>
      {classesNeedingConsent.map((name) => (
        <Checkbox
          key={name}
          name={name}
          id={`cookies-${name}`}
          label={t(`class_${name}`)}
          hint={t(`${name}_hint`)}
          defaultChecked={choice !== null && choiceAllowsStorage(choice, name)}
        />
      ))}
    </fieldset>
  );
}
