/** Names and values of an object of any kind, for masking in logs. */
export function namesAndValuesOf(value: object): [string, unknown][] {
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    return [
      ["error", name],
      ["message", message],
      ["stack", stack],
      ["cause", cause],
      ...Object.entries(value),
    ];
  }
  if (
    value instanceof Map ||
    value instanceof Headers ||
    value instanceof URLSearchParams ||
    value instanceof FormData
  ) {
    return [...value.entries()].map(([key, item], index) => [
      typeof key === "string" ? key : `#${index}`,
      item,
    ]);
  }
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item]);
  return Object.entries(value);
}
