import { type IdentityFormField, identityFormFields } from "~/domain/identification/identification";
import { type FormReply, isRefused } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { RemoteOutletWithCoupon } from "~/features/remote-pages/outlet/RemoteOutletWithCoupon";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ButtonLink } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { AlreadyIdentifiedMessage } from "./AlreadyIdentifiedMessage";
import { IdentificationForm } from "./IdentificationForm";
import styles from "./IdentificationPage.module.css";
import type { loadIdentificationPage } from "./identification.server";

export interface IdentificationPageProps {
  readonly messages: Messages;
  readonly page: Awaited<ReturnType<typeof loadIdentificationPage>>;
  readonly reply: FormReply | null;
}

/** The identification page: Face-ID's remote, or the form for papers (BAN-03, BAN-05). */
export function IdentificationPage({ messages, ...rest }: IdentificationPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(rest.reply)} />
      <Identification {...rest} />
    </I18nProvider>
  );
}

function Identification({ page, reply }: Omit<IdentificationPageProps, "messages">) {
  const { t } = useTranslation("identification", "main");
  const lng = useLanguage();
  const papers = useScreenForm<IdentityFormField>({
    name: "default",
    reply,
    constraint: page.constraint,
    words: { dictionary: "identification", values: { age: page.ageLimit } },
    inSummary: (field, message) => {
      const named = identityFormFields.find((name) => name === field);
      return named ? `${t(`field_${named}`)}: ${message}` : message;
    },
  });
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {page.remote?.initial.state === "ready" ? null : <ErrorSummary errors={papers.summary} />}
      {page.isRequired ? (
        <Notice kind="warning" code="identification-required" isStatic>
          {t("required")}
        </Notice>
      ) : null}
      {page.isIdentified ? <AlreadyIdentifiedMessage isNews={page.isDone} /> : null}
      {page.remote ? <RemoteOutletWithCoupon {...page.remote} /> : null}
      {page.widget === "papers" ? <IdentificationForm page={page} papers={papers} /> : null}
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
          <LinkWithTouchSizedTarget to={screenPath(lng, "user:logout")}>
            {t("leave")}
          </LinkWithTouchSizedTarget>
        </p>
      ) : null}
    </div>
  );
}
