import { type Helpline, phoneHref } from "~/domain/settings/helplines";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "./Limits.module.css";

/**
 * Helplines for gambling problems: the player's country first, the rest on the page of responsible
 * gambling.
 */
export function Helplines({ lines }: { lines: readonly Helpline[] }) {
  const { t } = useTranslation("limits");
  return (
    <section className={styles.section} aria-labelledby="helplines" data-helplines="">
      <h2 id="helplines">{t("help")}</h2>
      {lines.length > 0 ? (
        <ul className={styles.helplines}>
          {lines.map(({ name, phone, url }) => (
            <li key={name}>
              {url === null ? name : <a href={url}>{name}</a>}
              {phone === null ? null : (
                <a href={phoneHref(phone)} className={styles.phone}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "info:responsiblegaming")}>
          {t("help_more")}
        </LinkWithTouchSizedTarget>
      </p>
    </section>
  );
}
