import type { TermsRuleWithParts } from "~/domain/terms/rules";
import { TermsPartTitle } from "./TermsPartTitle";

/** A rule's title, and under it the titles of its changed parts; their texts are on pages of their own. */
export function RuleAndChangedPartTitles({ rule }: { rule: TermsRuleWithParts }) {
  const changed = rule.parts.filter(({ isChanged }) => isChanged);
  return (
    <li>
      <TermsPartTitle part={rule} />
      {changed.length > 0 ? (
        <ul>
          {changed.map((part) => (
            <li key={part.title}>
              <TermsPartTitle part={part} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
