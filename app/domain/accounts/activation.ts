/** What a player has proven (ACC-06): 0 nothing, 1 the e-mail address, 2 both, 3 the telephone. */
export type Activation = 0 | 1 | 2 | 3;

/** Activation of a number from the wire; anything unknown counts as nothing. */
export function activationOf(value: number): Activation {
  return value === 1 || value === 2 || value === 3 ? value : 0;
}

/** After an e-mail address is proven: 0→1, 3→2. */
export function withEmail(activation: Activation): Activation {
  return hasPhone(activation) ? 2 : 1;
}

/** After a telephone is proven: 0→3, 1→2. */
export function withPhone(activation: Activation): Activation {
  return hasEmail(activation) ? 2 : 3;
}

export function hasEmail(activation: Activation): boolean {
  return activation === 1 || activation === 2;
}

export function hasPhone(activation: Activation): boolean {
  return activation === 2 || activation === 3;
}
