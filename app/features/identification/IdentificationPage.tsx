import { type IdentityFormField, identityFormFields } from "~/domain/identification/identification";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { FailedTitle } from "~/features/page/FailedTitle";
import { usePageContext } from "~/features/page/page-context";
import { ChosenOutlet } from "~/features/remote-pages/ChosenOutlet";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button, ButtonLink } from "~/ui/Button";
import { DocumentForm } from "~/ui/DocumentForm";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import { Field, type FieldProps } from "~/ui/Field";
import { LineLink } from "~/ui/LineLink";
import { Notice } from "~/ui/Notice";
import styles from "./IdentificationPage.module.css";
import type { identificationPage } from "./identification.server";

interface IdentificationPageProps {
  readonly messages: Messages;
  readonly page: Awaited<ReturnType<typeof identificationPage>>;
  readonly reply: FormReply | null;
}

/** The identification page: Face-ID's remote, or the form for papers (BAN-03, BAN-05). */
export function IdentificationPage({ messages, ...rest }: IdentificationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={rest.reply !== null} />
      <Identification {...rest} />
    </I18nProvider>
  );
}

function Identification({ page, reply }: Omit<IdentificationPageProps, "messages">) {
  const { t } = useTranslation("identification", "main");
  const lng = useLanguage();
  const errors = useErrors(reply, page.ageLimit);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {page.remote?.initial.state === "ready" ? null : <ErrorSummary errors={errors} />}
      {page.isRequired ? (
        <Notice kind="warning" code="identification-required" isStatic>
          {t("required")}
        </Notice>
      ) : null}
      {page.isIdentified ? <Identified isNews={page.isDone} /> : null}
      {page.remote ? <ChosenOutlet {...page.remote} /> : null}
      {page.widget === "papers" ? <Papers page={page} reply={reply} errors={errors} /> : null}
      {page.isIdentified === null ? (
        <Notice
          kind="error"
          code="unavailable"
          isStatic
          controls={
            <ButtonLink to={screenPath(lng, "office:identification")} look="quiet" reloadDocument>
              {t("main:main_dictionary_refresh_page")}
            </ButtonLink>
          }
        >
          {t("unknown")}
        </Notice>
      ) : null}
      {page.isRequired ? (
        <p>
          <LineLink to={screenPath(lng, "user:logout")}>{t("leave")}</LineLink>
        </p>
      ) : null}
    </div>
  );
}

/** Shown when no identification is needed; announced if it has just been completed. */
function Identified({ isNews }: { isNews: boolean }) {
  const { t } = useTranslation("identification");
  const home = screenPath(useLanguage(), "home");
  return isNews ? (
    <Notice
      kind="success"
      code="identified"
      controls={<ButtonLink to={home}>{t("to_bets")}</ButtonLink>}
    >
      {t("done")}
    </Notice>
  ) : (
    <p>
      {t("identified")} <LineLink to={home}>{t("to_bets")}</LineLink>
    </p>
  );
}

const codes = ["required", "date", "age", "refused", "unavailable"] as const;

function useErrors(reply: FormReply | null, age: number): readonly SummaryError[] {
  const { t } = useTranslation("identification");
  return (reply?.errors ?? []).map(({ field, code, title }) => {
    const known = codes.find((one) => one === code) ?? "refused";
    const message = title || t(`error_${known}`, { age });
    const named = identityFormFields.find((name) => name === field);
    return { code, field, message: named ? `${t(`field_${named}`)}: ${message}` : message };
  });
}

const inputs: Readonly<
  Record<IdentityFormField, Pick<FieldProps, "type" | "autoComplete" | "dir">>
> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  date_birthday: { type: "date", autoComplete: "bday" },
  passport: { autoComplete: "off", dir: "ltr" },
};

interface PapersProps extends Pick<IdentificationPageProps, "page"> {
  readonly reply: FormReply | null;
  readonly errors: readonly SummaryError[];
}

function Papers({ page, reply, errors }: PapersProps) {
  const { t } = useTranslation("identification");
  const lng = useLanguage();
  const { csrf } = usePageContext();
  const query = new URLSearchParams();
  if (page.isRequired) query.set("required", "1");
  if (page.returnUrl !== null) query.set("returnUrl", page.returnUrl);
  const action = screenPath(lng, "office:identification");
  return (
    <DocumentForm
      method="post"
      action={query.size > 0 ? `${action}?${query}` : action}
      className={styles.form}
      noValidate
    >
      <input type="hidden" name="csrf" value={csrf} />
      <p>{t("papers")}</p>
      {identityFormFields.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`field_${name}`)}
          defaultValue={typedValueOf(reply, name)}
          maxLength={100}
          required
          error={errors.find(({ field }) => field === name) ?? null}
          {...inputs[name]}
        />
      ))}
      <Button isWide>{t("send")}</Button>
    </DocumentForm>
  );
}
