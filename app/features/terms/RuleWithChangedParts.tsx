import type { TermsRuleWithParts } from "~/domain/terms/rules";
import { TermsPartTitle } from "./TermsPartTitle";

/** A rule with its changed parts; its own page has the rest. */
export function RuleWithChangedParts({ rule }: { rule: TermsRuleWithParts }) {
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
