/** A rule of the terms, or a part of one: its name, the path of its page after the language, and whether it is new. */
export interface TermsPart {
  readonly title: string;
  /** null where the platform names no page of this site. */
  readonly path: string | null;
  readonly isChanged: boolean;
}

/** A rule with its parts in their order (TRM-04). */
export interface TermsRule extends TermsPart {
  readonly parts: readonly TermsPart[];
}

/** A rule as the platform names it: a link, words about it, its place among its sisters (TRM-04). */
interface NamedRule {
  readonly title: string;
  readonly link: string;
  readonly tags: readonly string[];
}
export type NamedTerms = readonly (NamedRule & {
  readonly subRules: readonly (NamedRule & { readonly position: number })[];
})[];

/** The tag of what has changed since the player last accepted the terms. */
const changedTag = "changed";
/** A path of this site after its language: plain segments, so that nothing else can be meant. */
const plainPath = /^[\w-]+(?:\/[\w-]+)*$/;

/** The rules with their parts by position; a rule counts as changed where one of its parts is (TRM-04). */
export function termsRules(named: NamedTerms): readonly TermsRule[] {
  return named.map(({ subRules, ...rule }) => {
    const parts = subRules.toSorted((one, other) => one.position - other.position).map(partOf);
    const own = partOf(rule);
    return { ...own, isChanged: own.isChanged || parts.some(({ isChanged }) => isChanged), parts };
  });
}

function partOf({ title, link, tags }: NamedRule): TermsPart {
  const path = link.replace(/^\//, "");
  return { title, path: plainPath.test(path) ? path : null, isChanged: tags.includes(changedTag) };
}
