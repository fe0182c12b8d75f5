import type { ActivationLevel } from "~/domain/accounts/activation";
import type { EnabledProtectionMethods } from "~/domain/accounts/protection";
import type { Phone } from "~/domain/session/phone";
import type { SecretQuestion } from "~/domain/session/questions";
import type { SocialProvider } from "~/domain/social/providers";

/**
 * A sign-in of the player, also that of an `OpenSession`; `at` is ms since epoch. A device or country
 * of "" is unknown.
 */
export interface PastSignIn {
  readonly at: number;
  readonly device: string;
  readonly country: string;
}
export interface OpenSession extends PastSignIn {
  readonly number: number;
  readonly seenAt: number;
  readonly isOwn: boolean;
}

/**
 * What protects the player's account: methods, password age, telephone and e-mail address, open
 * sessions and past sign-ins (OFC-03).
 */
export interface AccountSecurity {
  /** A change needs no password just now. */
  readonly isConfirmed: boolean;
  /** Percent; null = nothing protects it (ACC-07). */
  readonly level: number | null;
  readonly methods: EnabledProtectionMethods;
  /** Days since the password was last chosen. */
  readonly passwordDays: number;
  readonly twoStep: {
    readonly isOn: boolean;
    /** Base 32 of an authenticator's secret that waits for its first code; null = none waits. */
    readonly secret: string | null;
    readonly newCodes: readonly string[] | null;
    readonly codesLeft: number;
  };
  /** null = none is proven. */
  readonly phone: Phone | null;
  /** "" = none is proven. */
  readonly email: string;
  readonly activation: ActivationLevel;
  /** News by e-mail are wanted (REG-08). */
  readonly wantsNews: boolean;
  readonly question: SecretQuestion | null;
  /** Social networks that sign the player in (SES-12). */
  readonly networks: readonly SocialProvider[];
  readonly sessions: readonly OpenSession[];
  readonly signIns: readonly PastSignIn[];
}
