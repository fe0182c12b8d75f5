import type { RegistrationCountry } from "~/domain/registration/types";
import { useTranslation } from "~/i18n/I18nProvider";
import styles from "./Registration.module.css";

export const countryListId = "country-list";

export const countryOptionId = (code: string) => `country-${code}`;

interface CountryListProps {
  readonly found: readonly RegistrationCountry[];
  readonly active: RegistrationCountry | undefined;
  readonly chosen: RegistrationCountry | null;
  readonly onChoose: (country: RegistrationCountry) => void;
}

export function CountryList({ found, active, chosen, onChoose }: CountryListProps) {
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
