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

/** The text that stands in logs for a masked value. */
export const maskedText = "[masked]";

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, maskedText],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${maskedText}`],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, maskedText],
];
/** Maximum length of logged text, characters; the patterns are slow on longer text. */
const longest = 4000;

/** Removes tokens, e-mail addresses and personal query parameters from text. */
export function maskSecretsInText(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const bare = secrets.reduce((left, [pattern, instead]) => left.replace(pattern, instead), short);
  return bare.replace(
    /([?&;]|\b)([\w.-]{2,40})=([^&\s;#"']+)/g,
    (whole, before: string, name: string) =>
      isPersonalField(name) ? `${before}${name}=${maskedText}` : whole,
  );
}

/**
 * Personal data, including fields of the user's config (PLT-09), and credentials. Names are compared without
 * case and separators, so that `phoneNumber` and `phone_number` match.
 */
export const personalFieldNames = new Set(
  [
    "user_name",
    "first_name",
    "last_name",
    "surname",
    "middle_name",
    "birthday_date",
    "birthday_place",
    "date_birthday",
    "region",
    "city",
    "country",
    "registration_address",
    "address",
    "series",
    "issue_date",
    "issued_by",
    "inn",
    "data",
    "main_id",
    "active_id",
    "registration_date",
    "login",
    "pin_code",
    "credential",
    "sign",
    "jwt",
    "x_auth",
    "auth",
    "session",
    "user_data",
    "geo",
    "geo_location",
    "user_country_code",
    "user_country_id",
  ].map(normaliseFieldName),
);

/** A field's name without case and separators, for comparison. */
export function normaliseFieldName(name: string) {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Parts of field names that always mark personal data or a secret. */
const telling =
  /passw|passport|birth|phone|e?mail|surname|token|authori[sz]ation|captcha|secret|cookie|sessionid|documenttype/;

/** Whether a field of this name is personal data or a credential. */
export function isPersonalField(name: string) {
  const bare = normaliseFieldName(name);
  return personalFieldNames.has(bare) || telling.test(bare);
}

/** Words that mark personal data only in combination: masked if a name has one of each set. */
export const personalWordPairs: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [new Set(["series", "issuedate", "issuedby"]), new Set(["number", "type"])],
  [new Set(["surname", "middlename"]), new Set(["name"])],
];
