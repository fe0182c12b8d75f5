/**
 * A rule of the terms, or a part of one: its title, its page's path after the language, and whether it
 * changed.
 */
export interface TermsRuleOrPart {
  readonly title: string;
  /** Path of the page, after the language; null where the platform names no page of this site. */
  readonly path: string | null;
  readonly isChanged: boolean;
}

/** A rule with its parts in their order (TRM-04). */
export interface TermsRuleWithParts extends TermsRuleOrPart {
  readonly parts: readonly TermsRuleOrPart[];
}

/** A rule, or a part of one, as the platform names it: title, link and tags (TRM-04). */
interface NamedRule {
  readonly title: string;
  readonly link: string;
  readonly tags: readonly string[];
}
export type PlatformTermsRules = readonly (NamedRule & {
  readonly subRules: readonly (NamedRule & { readonly position: number })[];
})[];

/** Tag of rules changed since the player last accepted the terms. */
const changedTag = "changed";
/** A path after the language, of plain segments only, so that it cannot lead elsewhere. */
const plainPath = /^[\w-]+(?:\/[\w-]+)*$/;

/** The rules with their parts by position; a rule counts as changed if one of its parts is (TRM-04). */
export function termsRules(named: PlatformTermsRules): readonly TermsRuleWithParts[] {
  return named.map(({ subRules, ...rule }) => {
    const parts = subRules.toSorted((one, other) => one.position - other.position).map(partOf);
    const own = partOf(rule);
    return { ...own, isChanged: own.isChanged || parts.some(({ isChanged }) => isChanged), parts };
  });
}

function partOf({ title, link, tags }: NamedRule): TermsRuleOrPart {
  const path = link.replace(/^\//, "");
  return { title, path: plainPath.test(path) ? path : null, isChanged: tags.includes(changedTag) };
}
