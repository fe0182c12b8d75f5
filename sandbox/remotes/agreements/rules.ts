import type { ArticleBlock, Operator } from "../article/article";

/** A chapter of a set of rules; its path segment is its number, from 1. */
export interface RulesChapter {
  readonly title: string;
  readonly blocks: readonly ArticleBlock[];
}

/** A set of rules in one language. */
export interface RuleSet {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly RulesChapter[];
}

/** Name of a set of rules, as in its page's path. */
export type RuleGroup = "general" | "football";
export type RuleSetsForOperator = (operator: Operator) => Readonly<Record<RuleGroup, RuleSet>>;
