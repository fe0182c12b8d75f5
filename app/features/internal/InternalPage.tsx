import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { DefinitionRow } from "~/ui/DefinitionRow";
import type { InternalFacts } from "./facts.server";
import styles from "./InternalPage.module.css";

/** Pages for internal visitors (SCR-04). */
export function InternalPage(props: {
  readonly messages: Messages;
  readonly facts: InternalFacts;
}) {
  return (
    <I18nProvider lng={useLanguage()} messages={props.messages}>
      <Facts {...props.facts} />
    </I18nProvider>
  );
}

function Facts({ connection, site }: InternalFacts) {
  const { t } = useTranslation("internal");
  const isOfSite = site !== null;
  return (
    <div className={styles.page}>
      <h1>{t(isOfSite ? "title_debugger" : "title_internal")}</h1>
      <p className={styles.lead}>{t(isOfSite ? "lead_debugger" : "lead_internal")}</p>
      <dl className={styles.facts}>
        <DefinitionRow name={t("address")}>
          <bdi>{connection.address ?? t("none")}</bdi>
        </DefinitionRow>
        <DefinitionRow name={t("country")}>
          <bdi>{connection.country}</bdi>
        </DefinitionRow>
        <DefinitionRow name={t("languages")}>
          <Names all={connection.languages} />
        </DefinitionRow>
        {site ? <SiteFacts site={site} /> : null}
      </dl>
    </div>
  );
}

function SiteFacts({ site }: { readonly site: NonNullable<InternalFacts["site"]> }) {
  const { t } = useTranslation("internal");
  return (
    <>
      <DefinitionRow name={t("environment")}>
        <bdi>{site.environment}</bdi>
      </DefinitionRow>
      <DefinitionRow name={t("release")}>
        <bdi>{site.release}</bdi>
      </DefinitionRow>
      <DefinitionRow name={t("company")}>
        <bdi>{site.company}</bdi>
      </DefinitionRow>
      <DefinitionRow name={t("currency")}>
        <bdi>{site.currency}</bdi>
      </DefinitionRow>
      <DefinitionRow name={t("features")}>
        <Names all={site.features} />
      </DefinitionRow>
      <DefinitionRow name={t("remotes")}>
        <ul className={styles.list}>
          {site.remotes.map(({ name, url, budgetMs }) => (
            <li key={name}>
              <bdi>{name}</bdi>: <bdi>{url}</bdi>,{" "}
              {budgetMs === null ? t("no_budget") : t("budget", { ms: String(budgetMs) })}
            </li>
          ))}
        </ul>
      </DefinitionRow>
    </>
  );
}

function Names({ all }: { readonly all: readonly string[] }) {
  const { t } = useTranslation("internal");
  return all.length === 0 ? t("none") : <bdi>{all.join(", ")}</bdi>;
}
