import { type KeyboardEvent, useState } from "react";
import type { RegistrationCountry } from "~/domain/registration/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { CountryList, countryListId, countryOptionId } from "./CountryList";
import { countriesMatchingNameOrCallingCode } from "./country-search";
import styles from "./Registration.module.css";

interface CountryPickerProps {
  readonly countries: readonly RegistrationCountry[];
  readonly country: RegistrationCountry | null;
  readonly isRequired: boolean;
  readonly error: FieldErrorCodeAndText | null;
  readonly onChoose: (code: string) => void;
}

/** A combobox of countries that says when nothing matches (REG-03). `search` null = closed. */
export function CountryPicker(props: CountryPickerProps) {
  const { countries, country, isRequired, error, onChoose } = props;
  const { t } = useTranslation("registration");
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = countriesMatchingNameOrCallingCode(countries, search ?? "");
  const isOpen = search !== null;
  const at = Math.min(active, found.length - 1);
  const open = (text: string) => {
    setSearch(text);
    setActive(text === "" && country ? countries.indexOf(country) : 0);
  };
  const choose = (chosen: RegistrationCountry | undefined) => {
    if (chosen) onChoose(chosen.code);
    setSearch(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (isOpen) setActive((move + found.length) % Math.max(1, found.length));
      else open("");
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(found[at]);
    } else if (event.key === "Escape" && isOpen) {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setSearch(null);
    }
  };
  return (
    <div className={styles.picker}>
      <input type="hidden" name="country" value={country?.code ?? ""} />
      <Field
        id="country"
        name="country-search"
        label={t("field_country")}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={countryListId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? countryOptionId(found[at].code) : undefined}
        autoComplete="off"
        spellCheck={false}
        required={isRequired}
        placeholder={t("country_search")}
        value={search ?? country?.name ?? ""}
        error={error}
        onChange={(event) => open(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => (isOpen ? undefined : open(""))}
        onKeyDown={onKeyDown}
        onBlur={() => setSearch(null)}
      />
      <div className={styles.popup} hidden={!isOpen}>
        <CountryList found={found} active={found[at]} chosen={country} onChoose={choose} />
        {isOpen && found.length === 0 ? (
          <p className={styles.none}>{t("country_none", { text: search })}</p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOpen && search !== ""
            ? found.length > 0
              ? t("country_found", { count: found.length })
              : t("country_none", { text: search })
            : ""}
        </span>
      </VisuallyHidden>
    </div>
  );
}
