import { isLanguage, type Language } from "~/i18n/languages";
import type { ContentKind } from "../db/schema";
import { parseContentMarkup } from "./markup";

/** A text as its file has it: everything that the table stores, with times as days. */
export interface ContentFile {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly picture: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly category: string;
  /** How many days before the platform's first start it was published: so it is news on any clock. */
  readonly daysBefore: number;
  /** How many days after its publication its subject ends; null = never. */
  readonly daysOpen: number | null;
}

/** Bundled as text, so that a build needs no folder of texts. */
const texts: Record<string, string> = import.meta.glob("./{blog,news,term}/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of `content/{kind}/{language}/{slug}.md`. Throws where one is not as it must be. */
export function contentFiles(): readonly ContentFile[] {
  return readContentFiles(texts);
}

/**
 * Reads texts by path. A file has lines of `name: value`, a line `---`, and the body. The English file has all
 * values; the other languages have `title` and `lead`, and the rest is the English file's.
 */
export function readContentFiles(byPath: Readonly<Record<string, string>>): readonly ContentFile[] {
  const parsed = Object.entries(byPath).map(([path, text]) => parseFile(path, text));
  const english = new Map(
    parsed
      .filter(({ language }) => language === "en")
      .map((file) => [`${file.kind}/${file.slug}`, file]),
  );
  return parsed.map(({ path, kind, slug, language, body, values }) => {
    const shared = english.get(`${kind}/${slug}`)?.values;
    if (!shared) throw new Error(`${path} has no English file`);
    const value = (name: string, of = shared) => {
      const found = of.get(name);
      if (found === undefined) throw new Error(`${path} has no ${name}`);
      return found;
    };
    const open = shared.get("open");
    return {
      ...{ kind, slug, language, body },
      title: value("title", values),
      lead: value("lead", values),
      picture: shared.get("picture") ?? "",
      author: shared.get("author") ?? "",
      tags: (shared.get("tags") ?? "").split(", ").filter((tag) => tag !== ""),
      category: shared.get("category") ?? "",
      daysBefore: days(path, value("days")),
      daysOpen: open === undefined ? null : days(path, open),
    };
  });
}

function days(path: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`${path}: ${text} is not a number of days`);
  return Number(text);
}

const known = ["title", "lead", "picture", "author", "tags", "category", "days", "open"];

function parseFile(path: string, text: string) {
  const [, kind = "", language = "", slug = ""] =
    /(blog|news|term)\/([a-z]{2})\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
  if (!isLanguage(language)) throw new Error(`${path} is not in the folder of a language`);
  const [head = "", ...rest] = text.split(/^---$/m);
  const body = rest.join("---").trim();
  const values = new Map<string, string>();
  for (const line of head.trim().split("\n")) {
    const [, name = "", value = ""] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!known.includes(name)) throw new Error(`${path} has a line that is no value: ${line}`);
    values.set(name, value.trim());
  }
  try {
    parseContentMarkup(body);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  return { path, kind: kind as ContentKind, slug, language, body, values };
}
