import {
  escapeDecimalPoint,
  packedItemSeparator,
  packNumber,
  unescapeDecimalPoint,
  unpackNumber,
} from "./packed-text";

export function packBlocks(amounts: Readonly<Record<string, string>>): string {
  return Object.entries(amounts)
    .map(([id, amount]) => `${packNumber(Number(id))}-${escapeDecimalPoint(amount)}`)
    .join(packedItemSeparator);
}

export function unpackBlocks(text: string): Record<string, string> {
  const entries =
    text === "" ? [] : text.split(packedItemSeparator).map((entry) => entry.split("-"));
  return Object.fromEntries(
    entries.map(([id = "", amount = ""]) => [unpackNumber(id) ?? 0, unescapeDecimalPoint(amount)]),
  );
}
