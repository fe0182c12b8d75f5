import {
  escapeDecimalPoint,
  packedItemSeparator,
  packNumber,
  unescapeDecimalPoint,
  unpackNumber,
} from "./packed-text";

export function packBlockStakes(amounts: Readonly<Record<string, string>>): string {
  return Object.entries(amounts)
    .map(([id, amount]) => `${packNumber(Number(id))}-${escapeDecimalPoint(amount)}`)
    .join(packedItemSeparator);
}

export function unpackBlockStakes(text: string): Record<string, string> {
  const entries =
    text === "" ? [] : text.split(packedItemSeparator).map((entry) => entry.split("-"));
  return Object.fromEntries(
    entries.map(([id = "", amount = ""]) => [unpackNumber(id) ?? 0, unescapeDecimalPoint(amount)]),
  );
}
