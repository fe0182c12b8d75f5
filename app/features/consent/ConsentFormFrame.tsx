import type { FormProps } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { classesNeedingConsent } from "~/domain/consent/choice";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox, type CheckboxProps } from "~/ui/Checkbox";
import styles from "./Consent.module.css";

interface ConsentFormProps {
  /** Remix's form, or a fetcher's. */
  readonly form: ComponentType<FormProps>;
  /** Conform's part of the form, where it has one. */
  readonly parts?: Pick<FormProps, "id" | "onSubmit" | "noValidate">;
  /** The return path. */
  readonly returnUrl: string;
  readonly children: ReactNode;
}

/** A form of the cookie choice; its buttons are the children. */
export function ConsentFormFrame({ form: Form, parts, returnUrl, children }: ConsentFormProps) {
  const lng = useLanguage();
  return (
    <Form
      {...parts}
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
export const consentFieldIds = {
  functionality: "cookies-functionality",
  marketing: "cookies-marketing",
} as const satisfies Record<ClassName, string>;

type ClassName = (typeof classesNeedingConsent)[number];

/** A box per class, ticked only where the visitor agreed before, or ticked it now (CNS-01, CNS-04). */
export function ConsentClassBoxes({
  box,
}: {
  /** What the form knows of a box; absent = nothing, so that none is ticked. */
  box?: (name: ClassName) => Partial<CheckboxProps>;
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
          id={consentFieldIds[name]}
          {...box?.(name)}
          label={t(`class_${name}`)}
          hint={t(`${name}_hint`)}
        />
      ))}
    </fieldset>
  );
}
