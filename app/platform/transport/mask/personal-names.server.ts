import { normaliseFieldName, personalFieldNames } from "./personal-fields.server";

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
