import type { RegistrationCountry, RegistrationFieldRule } from "~/domain/registration/types";
import { BonusField } from "./BonusField";
import { CountryField } from "./CountryField";
import { CurrencyField } from "./CurrencyField";
import { NewPasswordFields } from "./NewPasswordFields";
import { PhoneFields } from "./PhoneFields";
import { RegionField } from "./RegionField";
import { SocialNetworkField } from "./SocialNetworkField";
import { TextField } from "./TextField";
import type { RegistrationFormState } from "./use-registration";
import type { RegistrationFormView } from "./view";

export interface RegistrationInputProps {
  readonly rule: RegistrationFieldRule;
  readonly form: RegistrationFormView;
  readonly state: RegistrationFormState;
  /** The chosen country. */
  readonly country: RegistrationCountry | null;
  readonly age: number;
  readonly onCountry: (code: string) => void;
}

/** A field of a registration form by its name (REG-09). Nothing is chosen before the visitor does (REG-12). */
export function RegistrationInput(props: RegistrationInputProps) {
  switch (props.rule.name) {
    case "country":
      return <CountryField {...props} />;
    case "phone":
      return <PhoneFields {...props} />;
    case "password":
      return <NewPasswordFields {...props} />;
    case "currency":
      return <CurrencyField {...props} />;
    case "region":
      return <RegionField {...props} />;
    case "bonus":
      return <BonusField {...props} />;
    case "provider":
      return <SocialNetworkField {...props} />;
    default:
      return <TextField {...props} name={props.rule.name} />;
  }
}
