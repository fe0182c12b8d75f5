/** A run of text: plain, bold, or a link to a page of this site (`path` after `/{lng}/`). */
export type ContentInline =
  | { readonly text: string; readonly isBold?: true }
  | { readonly text: string; readonly path: string };

type Line = readonly ContentInline[];

/** A block of a text. */
export type ContentBlock =
  | { readonly kind: "h2" | "h3" | "p"; readonly line: Line }
  | { readonly kind: "ul" | "ol"; readonly items: readonly Line[] }
  | { readonly kind: "table"; readonly head: readonly Line[]; readonly rows: readonly Line[][] };

/** Thrown for markup that the sandbox does not know; the message names the place. */
export class ContentMarkupError extends Error {}

/**
 * Parses the markup of published texts (CNT-01). Blocks are separated by an empty line: `## ` and `### ` headings, `- `
 * and `1. ` lists, tables of `| cell | cell |` whose second line is `|---|---|`, else paragraphs. Inside a line,
 * `**words**` is bold and `[words](path)` a link to a page of this site. Throws `ContentMarkupError` for anything else
 * that looks like markup.
 */
export function parseContentMarkup(text: string): readonly ContentBlock[] {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseBlock(block.split("\n").map((line) => line.trim())));
  let hasSection = false;
  for (const { kind } of blocks) {
    if (kind === "h2") hasSection = true;
    if (kind === "h3" && !hasSection) throw new ContentMarkupError("### before any ##");
  }
  return blocks;
}

function parseBlock(lines: readonly string[]): ContentBlock {
  const [first = ""] = lines;
  const heading = /^(#+) +(.+)$/.exec(first);
  if (heading) {
    const [, marks = "", words = ""] = heading;
    if (lines.length > 1 || marks.length < 2 || marks.length > 3)
      throw new ContentMarkupError(`a heading is one line of ## or ###: ${first}`);
    return { kind: marks.length === 2 ? "h2" : "h3", line: parseLine(words) };
  }
  if (first.startsWith("- "))
    return { kind: "ul", items: lines.map((line) => parseItem(line, /^- +(.+)$/)) };
  if (/^\d+\. /.test(first))
    return { kind: "ol", items: lines.map((line) => parseItem(line, /^\d+\. +(.+)$/)) };
  if (first.startsWith("|")) return parseTable(lines);
  return { kind: "p", line: parseLine(lines.join(" ")) };
}

function parseItem(line: string, pattern: RegExp): Line {
  const [, words] = pattern.exec(line) ?? [];
  if (words === undefined) throw new ContentMarkupError(`no item of the list: ${line}`);
  return parseLine(words);
}

function parseTable(lines: readonly string[]): ContentBlock {
  const [head = [], rule = [], ...rows] = lines.map((line) => {
    if (!/^\|.*\|$/.test(line)) throw new ContentMarkupError(`no row of a table: ${line}`);
    return line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
  });
  if (!rule.every((cell) => /^-+$/.test(cell)) || rows.length === 0)
    throw new ContentMarkupError(`a table has a head, a line |---|, and rows: ${lines[0]}`);
  if ([rule, ...rows].some((row) => row.length !== head.length))
    throw new ContentMarkupError(`rows of a table differ in length: ${lines[0]}`);
  return { kind: "table", head: head.map(parseLine), rows: rows.map((row) => row.map(parseLine)) };
}

const inline = /\*\*([^*[\]]+)\*\*|\[([^\][*]+)\]\(([^()\s]+)\)/g;

function parseLine(line: string): Line {
  const parts: ContentInline[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: words, 3: path, index } of line.matchAll(inline)) {
    parts.push(...plain(line.slice(end, index)));
    if (bold !== undefined) parts.push({ text: bold, isBold: true });
    else if (words !== undefined && path !== undefined)
      parts.push({ text: words, path: ownPath(path) });
    end = index + whole.length;
  }
  return [...parts, ...plain(line.slice(end))];
}

function plain(text: string): ContentInline[] {
  if (/\*\*|[[\]<>`]/.test(text)) throw new ContentMarkupError(`unknown markup: ${text}`);
  return text === "" ? [] : [{ text }];
}

/** A path after the language: nothing that leads to another site, or out of the language. */
function ownPath(path: string): string {
  if (!/^[a-z0-9][\w./-]*(?:\?[\w=&.+-]+)?(?:#[\w-]+)?$/i.test(path) || path.includes(".."))
    throw new ContentMarkupError(`a link leads to a page of this site: ${path}`);
  return path;
}

/** The text of blocks without markup, a space between them. */
export function contentPlainText(blocks: readonly ContentBlock[]): string {
  const lines = blocks.flatMap((block): readonly Line[] => {
    if ("line" in block) return [block.line];
    return "items" in block ? block.items : [block.head, ...block.rows].flat();
  });
  return lines.map((line) => line.map(({ text }) => text).join("")).join(" ");
}
