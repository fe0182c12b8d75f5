import { Form, Link } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { useErrorSummary } from "~/features/forms/error-words";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import sheet from "./gate.css?url";

/** Data of the age gate: the age, and where younger visitors are sent (null = the page of responsible gaming). */
export interface AgeGateData {
  readonly age: number;
  readonly leaveHref: string | null;
}

/**
 * Covers the page until the visitor confirms the age (POP-05). The page behind it is in the document and
 * inert, so the focus stays here without a script, and only an answer closes the age gate.
 */
export default function AgeGate({ gate }: { gate: AgeGateData }) {
  const { here } = usePageContext();
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);
  return (
    <>
      <AgeGateStyleSheet />
      <div
        ref={dialog}
        className="age-gate"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-age-gate=""
      >
        <div className="age-gate-card">
          <h1 id={titleId}>
            <AgeGateHeading age={gate.age} />
          </h1>
          <AgeGateForm gate={gate} returnUrl={here} />
        </div>
      </div>
    </>
  );
}

/** The age gate's style sheet, loaded before the gate renders. */
export function AgeGateStyleSheet() {
  return <link rel="stylesheet" href={sheet} />;
}

export function AgeGateHeading({ age }: { age: number }) {
  const { t } = useTranslation("main");
  return <>{t("proof_of_age_popup_title", { age })}</>;
}

/**
 * Everything of the age gate below its title: the text, the button that confirms the age, the way
 * out for younger visitors, and links to responsible gaming and the rules. The form and the links
 * reload the document, because all of it was inert.
 */
export function AgeGateForm({
  gate,
  returnUrl,
  reply = null,
}: {
  gate: AgeGateData;
  returnUrl: string;
  /** The action's response if the age was not confirmed. */
  reply?: FormReply | null;
}) {
  const { t } = useTranslation("main", "shell");
  const errors = useErrorSummary(reply, {
    words: {
      dictionary: "main",
      prefix: "proof_of_age_popup_error",
      values: { age: gate.age },
    },
  });
  const lng = useLanguage();
  const responsible = screenPath(lng, "info:responsiblegaming");
  return (
    <>
      <ErrorSummary errors={errors} />
      <p>{t("main:proof_of_age_popup_text")}</p>
      <Form
        method="post"
        action={screenPath(lng, "age-gate")}
        reloadDocument
        className="age-gate-form"
      >
        <CsrfField />
        <input type="hidden" name="returnUrl" value={returnUrl} />
        <FieldError id="confirm" error={errors.find(({ field }) => field === "confirm")} />
        <Button name="confirm" value="1" isWide id="confirm">
          {t("main:proof_of_age_popup_confirm", { age: gate.age })}
        </Button>
        <a className="age-gate-leave" href={gate.leaveHref ?? responsible} rel="noreferrer">
          {t("main:proof_of_age_popup_leave")}
        </a>
      </Form>
      <p className="age-gate-links">
        <Link to={responsible} reloadDocument>
          {t("shell:responsible")}
        </Link>
        <Link to={screenPath(lng, "info:rules", { ruleGroup: "general" })} reloadDocument>
          {t("shell:rules")}
        </Link>
      </p>
    </>
  );
}
