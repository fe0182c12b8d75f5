import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { useTranslation } from "~/i18n/I18nProvider";
import { type Language, languages } from "~/i18n/languages";
import { Icon } from "~/ui/Icon";
import { Menu } from "~/ui/Menu";
import styles from "./LanguageSwitch.module.css";

/** Data of the language menu: allowed languages, and the form's action (LNG-06). */
export interface LanguageSwitchData {
  readonly current: Language;
  readonly allowed: readonly Language[];
  /** `/{lng}/language`. */
  readonly action: string;
  /** Path and query of this page. */
  readonly returnUrl: string;
}

/** The language menu of the header, a plain form that works without a script (LNG-06). */
export function LanguageSwitch(props: LanguageSwitchData) {
  const { t } = useTranslation("shell");
  return (
    <Menu
      label={<span className={styles.code}>{props.current}</span>}
      name={t("language_now", { name: languages[props.current].name })}
    >
      <LanguageList {...props} />
    </Menu>
  );
}

/**
 * Every allowed language by its own name. Choosing one reloads the document, because direction and texts
 * change.
 */
export function LanguageList({
  current,
  allowed,
  action,
  returnUrl,
  id,
}: LanguageSwitchData & { readonly id?: string }) {
  const { t } = useTranslation("shell");
  return (
    <Form
      method="post"
      action={action}
      reloadDocument
      className={styles.list}
      aria-label={t("choose_language")}
    >
      <CsrfField />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      {allowed.map((lng, at) => (
        <button
          type="submit"
          id={at === 0 ? id : undefined}
          key={lng}
          name="lng"
          value={lng}
          lang={lng}
          className={styles.language}
          aria-current={lng === current ? "true" : undefined}
        >
          <bdi>{languages[lng].name}</bdi>
          {lng === current ? <Icon name="check" /> : null}
        </button>
      ))}
    </Form>
  );
}
