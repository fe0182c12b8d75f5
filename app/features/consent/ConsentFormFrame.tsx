import type { FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import {
  type ConsentChoice,
  choiceAllowsStorage,
  classesNeedingConsent,
} from "~/domain/consent/choice";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import type { FormErrors } from "~/features/forms/use-errors";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { isTicked } from "~/features/screens/ticked";
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

/** Ids of the boxes by their names. */
export const consentFieldIds = Object.fromEntries(
  classesNeedingConsent.map((name) => [name, `cookies-${name}`]),
);

/** A box per class, ticked only where the visitor agreed before, or ticked it now (CNS-01, CNS-04). */
export function ConsentClassBoxes({
  choice,
  reply = null,
  errors = null,
}: {
  choice: ConsentChoice | null;
  /** The refused form, whose boxes are as they were sent. */
  reply?: FormReply | null;
  errors?: FormErrors | null;
}) {
  const { t } = useTranslation("consent");
  return (
    <fieldset className={styles.boxes}>
      <legend>{t("classes")}</legend>
      <p className={styles.hint}>{t("necessary_hint")}</p>
      {classesNeedingConsent.map((name) => (
        <Checkbox
          key={name}
          name={name}
          id={consentFieldIds[name] ?? name}
          error={errors?.at(name)}
          label={t(`class_${name}`)}
          hint={t(`${name}_hint`)}
          defaultChecked={
            reply
              ? isTicked(typedValueOf(reply, name) ?? null)
              : choice !== null && choiceAllowsStorage(choice, name)
          }
        />
      ))}
    </fieldset>
  );
}
