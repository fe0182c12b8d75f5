/** What a player has proven (ACC-06): 0 nothing, 1 the e-mail address, 2 both, 3 the telephone. */
export type ActivationLevel = 0 | 1 | 2 | 3;

/** Parses the activation level that the platform sends; an unknown number counts as 0 (nothing proven). */
export function parseActivationLevel(value: number): ActivationLevel {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}

/** After an e-mail address is proven: 0→1, 3→2. */
export function withEmailProven(activation: ActivationLevel): ActivationLevel {
  return isPhoneProven(activation) ? 2 : 1;
}

/** After a telephone is proven: 0→3, 1→2. */
export function withPhoneProven(activation: ActivationLevel): ActivationLevel {
  return isEmailProven(activation) ? 2 : 3;
}

export function isEmailProven(activation: ActivationLevel): boolean {
  return activation === 1 || activation === 2;
}

export function isPhoneProven(activation: ActivationLevel): boolean {
  return activation === 2 || activation === 3;
}
