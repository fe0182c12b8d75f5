import { namesAndValuesOf } from "./mask/entries.server";
import { maskedText, maskSecretsInText } from "./mask/mask-text.server";
import { normaliseFieldName } from "./mask/personal-fields.server";
import { isPersonalField, personalWordPairs } from "./mask/personal-names.server";

const deepest = 8;

/** Copies any value for logging, without personal data or secrets (PLT-09). Never throws. */
export function maskPersonalData(value: unknown): unknown {
  try {
    return copy(value, 0, new Set());
  } catch {
    // A getter of a foreign object threw; logging must not fail.
    return "[unreadable]";
  }
}

function copy(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === "string") return maskSecretsInText(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest || above.has(value)) return "[…]";
  above.add(value);
  const made = copyObject(value, depth, above);
  above.delete(value);
  return made;
}

function copyObject(value: object, depth: number, above: Set<object>): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL) return maskSecretsInText(value.href);
  if (Array.isArray(value)) return value.map((item) => copy(item, depth + 1, above));
  const entries = namesAndValuesOf(value);
  const names = new Set(entries.map(([key]) => normaliseFieldName(key)));
  const hidden = personalWordPairs.filter(([first]) => [...first].some((name) => names.has(name)));
  // fromEntries defines properties, so `__proto__` stays an ordinary key (SEC-09).
  return Object.fromEntries(
    entries.map(([key, item]) => {
      const hide =
        isPersonalField(key) || hidden.some(([, second]) => second.has(normaliseFieldName(key)));
      return [
        key,
        hide && item !== null && item !== undefined ? maskedText : copy(item, depth + 1, above),
      ];
    }),
  );
}
