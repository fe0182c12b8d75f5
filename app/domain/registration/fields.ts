import { type RegistrationFieldRule, type RegistrationType, registrationFields } from "./types";

/**
 * The field that each way to register proves, such as the telephone: the form always has it, as a
 * required one. Null = the way proves none.
 */
const proofs = {
  fast_reg: null,
  phone_reg: "phone",
  full_reg: "email",
  soc_reg: "provider",
} as const satisfies Record<RegistrationType, RegistrationFieldRule["name"] | null>;

/**
 * The fields of a way to register, by site config (REG-09), each once. The field that this way
 * proves (such as the telephone) is always there and required. `onUnknown` gets names that are no
 * fields.
 */
export function registrationFieldRules(
  type: RegistrationType,
  fields: readonly { readonly name: string; readonly required: boolean }[],
  onUnknown: (name: string) => void = () => undefined,
): readonly RegistrationFieldRule[] {
  const rules: RegistrationFieldRule[] = [];
  const proof = proofs[type];
  for (const field of fields) {
    const name = registrationFields.find((one) => one === field.name);
    if (!name) onUnknown(field.name);
    else if (!rules.some((rule) => rule.name === name))
      rules.push({ name, isRequired: field.required || name === proof });
  }
  if (proof && !rules.some((rule) => rule.name === proof))
    rules.unshift({ name: proof, isRequired: true });
  return rules;
}
