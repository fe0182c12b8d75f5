import { type KeyboardEvent, useState } from "react";
import type { RegistrationCountry } from "~/domain/registration/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import type { FieldErrorCodeAndText } from "~/ui/field-error";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
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

const countryListId = "country-list";

const countryOptionId = (code: string) => `country-${code}`;

interface CountryListProps {
  readonly found: readonly RegistrationCountry[];
  readonly active: RegistrationCountry | undefined;
  readonly chosen: RegistrationCountry | null;
  readonly onChoose: (country: RegistrationCountry) => void;
}

function CountryList({ found, active, chosen, onChoose }: CountryListProps) {
  const { t } = useTranslation("registration");
  return (
    <div id={countryListId} role="listbox" aria-label={t("field_country")} className={styles.list}>
      {found.map((one) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the combobox, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox names its option (aria-activedescendant)
        <div
          key={one.code}
          id={countryOptionId(one.code)}
          role="option"
          aria-selected={one === chosen}
          data-active={one === active ? "" : undefined}
          ref={one === active ? showOption : undefined}
          // The focus stays in the field, so that leaving it means closing the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <span>{one.name}</span>
          <span className={styles.note} dir="ltr">
            {one.callingCode}
          </span>
        </div>
      ))}
    </div>
  );
}

function showOption(option: HTMLElement | null) {
  option?.scrollIntoView({ block: "nearest" });
}

/** Countries whose name, code or calling code matches a text, without case and accents (REG-03). */
function countriesMatchingNameOrCallingCode(
  countries: readonly RegistrationCountry[],
  text: string,
): readonly RegistrationCountry[] {
  const wanted = plain(text);
  if (wanted === "") return countries;
  const digits = wanted.replace(/^(?:\+|00)/, "");
  return countries.filter(
    ({ name, code, callingCode }) =>
      code === wanted ||
      (/^\d+$/.test(digits) ? callingCode.startsWith(`+${digits}`) : plain(name).includes(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
