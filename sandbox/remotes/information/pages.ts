import type { Article, Operator } from "../article/article";

/** Text pages by their path (SCR-01); the calculator and the pages of the apps are separate. */
export const informationArticleNames = [
  "contacts",
  "about",
  "howbet",
  "cookies",
  "responsiblegaming",
  "licenses",
  "amlpolicy",
  "kycpolicy",
  "amlkyc",
  "disputeresolution",
  "consent",
  "taxation",
  "simpleidentification",
  "smsbets",
  "ussdinstruction",
  "cash_terminals",
  "betting-awards",
] as const;
export type ArticleName = (typeof informationArticleNames)[number];

/** What articles state about the operator and the offer. */
export interface ArticleFacts extends Operator {
  /** The feed's sports, in words of the article's language. */
  readonly sports: string;
}

/** Articles of a language, or some of them. */
export type Articles<Name extends ArticleName = ArticleName> = (
  facts: ArticleFacts,
) => Readonly<Record<Name, Article>>;
export type CompanyArticleName =
  | "contacts"
  | "about"
  | "licenses"
  | "betting-awards"
  | "disputeresolution";
export type PolicyArticleName =
  | "cookies"
  | "consent"
  | "amlpolicy"
  | "kycpolicy"
  | "amlkyc"
  | "simpleidentification"
  | "taxation";
export type GuideArticleName = "howbet" | "smsbets" | "ussdinstruction" | "cash_terminals";
