import { isEmailProven, isPhoneProven, parseActivationLevel } from "~/domain/accounts/activation";
import { calculateProtectionLevel } from "~/domain/accounts/protection";
import type { PlayerRow } from "./people";
import type { UserConfigWire } from "./remote-deps";

/**
 * What a player's level of protection depends on besides his config: whether he has a secret
 * question.
 */
type Facts = Pick<PlayerRow, "secretQuestion">;

/**
 * The user config with the fields that are computed from it: methods of protection and their level
 * (ACC-07). `changes` are facts that the config does not have: a chosen password, two steps turned
 * on or off.
 */
export function configWithProtectionLevel(
  { secretQuestion }: Facts,
  config: UserConfigWire,
  changes: { readonly isPasswordChosen?: true; readonly hasTwoStep?: boolean } = {},
): UserConfigWire {
  const activation = parseActivationLevel(config.activation_type);
  const before = config.protection_methods;
  const protection_methods = {
    is_changed_password: changes.isPasswordChosen ?? before.is_changed_password,
    enable_two_factor_auth: changes.hasTwoStep ?? before.enable_two_factor_auth,
    enable_phone_binding: isPhoneProven(activation),
    enable_security_question: secretQuestion !== null,
    enable_email_auth: isEmailProven(activation),
  };
  return {
    ...config,
    is_active_secure_question: secretQuestion !== null,
    protection_methods,
    protection_level: calculateProtectionLevel(protection_methods),
  };
}
