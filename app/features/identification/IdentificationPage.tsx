import { ChosenOutlet } from "~/features/remote-pages/ChosenOutlet";
import { screenPath } from "~/features/screens/links";
import { FailedTitle } from "~/features/shell/FailedTitle";
import { useShell } from "~/features/shell/shell-context";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { DocumentForm } from "~/ui/DocumentForm";
import { ErrorSummary, type SummaryError } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { LineLink } from "~/ui/LineLink";
import { Notice } from "~/ui/Notice";
import styles from "./IdentificationPage.module.css";
import { type PaperField, paperFields } from "./identification";
import type { IdentificationReply, identificationPage } from "./identification.server";

interface IdentificationPageProps {
  readonly messages: Messages;
  readonly page: Awaited<ReturnType<typeof identificationPage>>;
  readonly reply: IdentificationReply | null;
}

/** Where a player identifies himself: Face-ID's remote, or a form for papers (BAN-03, BAN-05). */
export function IdentificationPage({ messages, ...rest }: IdentificationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <FailedTitle hasFailed={rest.reply !== null} />
      <Identification {...rest} />
    </I18nProvider>
  );
}

function Identification({ page, reply }: Omit<IdentificationPageProps, "messages">) {
  const { t } = useTranslation("identification");
  const lng = useLanguage();
  const errors = useErrors(reply, page.ageLimit);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {page.isDone && page.isIdentified ? (
        <Notice kind="success" code="identified">
          {t("done")}
        </Notice>
      ) : null}
      <ErrorSummary errors={errors} />
      {page.isRequired ? (
        <Notice kind="warning" code="identification-required" isStatic>
          {t("required")}
        </Notice>
      ) : null}
      {page.isIdentified ? (
        <p>
          {t("identified")} <LineLink to={screenPath(lng, "home")}>{t("to_bets")}</LineLink>
        </p>
      ) : null}
      {page.remote ? <ChosenOutlet {...page.remote} /> : null}
      {page.widget === "papers" ? <Papers page={page} typed={reply?.typed ?? null} errors={errors} /> : null}
      {page.isIdentified === null ? (
        <Notice kind="error" code="unavailable" isStatic>
          {t("error_unavailable")}
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

function useErrors(reply: IdentificationReply | null, age: number): readonly SummaryError[] {
  const { t } = useTranslation("identification");
  if (reply === null) return [];
  if (reply.refused) {
    const { code, title } = reply.refused;
    return [{ code, message: title || t(`error_${code}`), field: null }];
  }
  return reply.errors.map(([field, code]) => ({
    ...{ code, field },
    message: `${t(`field_${field}`)}: ${t(`error_${code}`, { age })}`,
  }));
}

const inputs: Readonly<Record<PaperField, { readonly type?: string; readonly autoComplete: string }>> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  date_birthday: { type: "date", autoComplete: "bday" },
  passport: { autoComplete: "off" },
};

interface PapersProps extends Pick<IdentificationPageProps, "page"> {
  readonly typed: IdentificationReply["typed"] | null;
  readonly errors: readonly SummaryError[];
}

function Papers({ page, typed, errors }: PapersProps) {
  const { t } = useTranslation("identification");
  const lng = useLanguage();
  const { csrf } = useShell();
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
      {paperFields.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`field_${name}`)}
          defaultValue={typed?.[name]}
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
