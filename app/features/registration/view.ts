import type {
  RegistrationCountry,
  RegistrationFieldRule,
  RegistrationType,
} from "~/domain/registration/types";
import type { SocialProvider } from "~/domain/social/providers";
import type { OutletInitialData } from "~/features/remote-pages/fragment";

/** The data of a registration form for one way to register: its fields and choices (REG-09). */
export interface RegistrationFormView {
  readonly type: RegistrationType;
  /** Ways that are offered, in order. */
  readonly types: readonly RegistrationType[];
  readonly fields: readonly RegistrationFieldRule[];
  readonly countries: readonly RegistrationCountry[];
  /** The visitor's country if one may register from it; "" = none. */
  readonly country: string;
  readonly ageLimit: number;
  /** Names of currencies by code, in the page's language. */
  readonly currencyNames: Readonly<Record<string, string>>;
  readonly providers: readonly SocialProvider[];
  /** The identity that a network has confirmed; null = none has yet (soc_reg). */
  readonly proof: { readonly provider: SocialProvider; readonly name: string } | null;
  /** Values to begin with. */
  readonly initial: Readonly<Record<string, string>>;
}

/** Data of a registration form that a remote draws in place of the shell's own (REM-12). */
export interface RemoteRegistrationForm {
  readonly app: string;
  readonly path: string;
  readonly search: string;
  readonly initial: OutletInitialData;
}

/** Data of the registration page by its step. No step has a password: it never is loader data (REG-11). */
export type RegistrationPageData =
  | {
      readonly step: "form";
      readonly form: RegistrationFormView;
      /**
       * The registration form that a remote draws, where site config wants it; null = the shell
       * draws its own form (REG-01).
       */
      readonly widget: RemoteRegistrationForm | null;
    }
  | {
      readonly step: "code";
      readonly type: RegistrationType;
      readonly sentBy: "sms" | "email";
      readonly sentTo: string;
      /** Time until another message may be requested, s; 0 = now. */
      readonly waitS: number;
      readonly isRepeat: boolean;
    }
  /**
   * A mail's link, to be confirmed by a press; with a new password where this browser has not begun
   * the registration.
   */
  | {
      readonly step: "link";
      readonly type: RegistrationType;
      readonly isNewPasswordAsked: boolean;
    }
  | { readonly step: "saving"; readonly type: RegistrationType; readonly isMailed: boolean }
  | {
      readonly step: "limit";
      readonly type: RegistrationType;
      readonly iso: string | null;
      readonly key: string;
    }
  /** The platform does not say from where one may register. */
  | { readonly step: "unavailable" };

/**
 * Keys under which `passSecretTextToRenderer` hands a page the new login and, below, the password: never
 * in loader data (REG-11).
 */
export const newLoginSecretTextKey = "new-login";
export const newPasswordSecretTextKey = "new-password";
