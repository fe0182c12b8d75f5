/**
 * Whether a posted field's name is one that a form of the product can have (SEC-06): no brackets, no leading
 * `__`, no name of `Object.prototype`, and at most one dot, before the up to three decimals of a bet's line
 * (`amount-118600123:1186001230003:over:2.5`). The parser of forms reads other names as paths, states and
 * commands: a name such as `x[4294967294]` makes it build an array of that length.
 */
export function isFieldName(name: string): boolean {
  return /^(?!__)[^[\].]*(?:\.\d{1,3})?$/.test(name) && !(name in Object.prototype);
}
