import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Languages of docs/glossary.md, whose texts are whole. */
const languages = ["en", "ru", "es", "tr", "ar"] as const;
type Written = (typeof languages)[number];

/** A text that players read: where it stands, and its words without what is filled in. */
interface Text {
  readonly at: string;
  readonly words: string;
}

/** Texts of the dictionaries, with their keys. */
function dictionaryTexts(lng: Written): Text[] {
  const folder = join("app/i18n/dictionaries", lng);
  return readdirSync(folder).flatMap((file) => {
    const entries = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, string>;
    return Object.entries(entries).map(([key, words]) => ({
      at: `${join(folder, file)} ${key}`,
      words: words.replaceAll(/\{\{\w+\}\}/g, ""),
    }));
  });
}

/** Source files with texts of the platform: pages, mails, refusals. */
const sources = ["sandbox/remotes", "sandbox/services", "sandbox/pages", "sandbox/game-server"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith(".ts"));

const wholeFile = /(?:^|\/)(en|ru|es|tr|ar)(?:\/[\w-]+)?\.ts$/;
const sectionStart = /^(?:export )?const (en|ru|es|tr|ar)\b/;
const nestedStart = /^(\s+)(en|ru|es|tr|ar): [[{]$/;
const inlineText = /\b(en|ru|es|tr|ar): ["`]/;

/** The language in which each line of a source file is written; null = none that can be told. */
function languageOfLines(path: string, lines: readonly string[]): (Written | null)[] {
  const [, whole] = wholeFile.exec(path) ?? [];
  let section: Written | null = (whole as Written | undefined) ?? null;
  let nested: { readonly lng: Written; readonly indent: string } | null = null;
  return lines.map((line) => {
    const [, indent, entered] = nestedStart.exec(line) ?? [];
    if (indent !== undefined && entered !== undefined) nested = { lng: entered as Written, indent };
    else if (nested && new RegExp(`^${nested.indent}[\\]}]`).test(line)) nested = null;
    if (nested) return nested.lng;
    const [, started] = sectionStart.exec(line) ?? [];
    if (started !== undefined) section = started as Written;
    else if (whole === undefined && /^(?:export )?(?:const|function|type|interface)\b/.test(line))
      section = null;
    const [, inline] = inlineText.exec(line) ?? [];
    return (inline as Written | undefined) ?? section;
  });
}

/** The sentences and names in a source file: strings with a space, or that begin with a capital letter. */
function sourceTexts(path: string): (Text & { readonly lng: Written | null })[] {
  const lines = readFileSync(path, "utf8").split("\n");
  const lngs = languageOfLines(path, lines);
  return lines.flatMap((line, at) => {
    if (/^\s*(?:\/\/|\*|\/\*|import\b|\} from )/.test(line)) return [];
    const strings = line.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
    return [...strings]
      .map(([, quoted, template]) => (quoted ?? template ?? "").replaceAll(/\$\{[^}]*\}?/g, ""))
      .filter((words) => /\s/.test(words.trim()) || /^\p{Lu}|^\p{Lo}/u.test(words))
      .filter((words) => !/^[\w-]+\/[\w/-]+$/.test(words))
      .map((words) => ({ at: `${path}:${at + 1}`, words, lng: lngs[at] ?? null }));
  });
}

const platformTexts = sources.flatMap(sourceTexts);

/** A word that a language's texts do not use, what they say instead, and where it is right. */
interface Forbidden {
  readonly word: RegExp;
  readonly say: string;
  /** Files in which the word is right, and why. */
  readonly except?: RegExp;
}

const forbidden: Readonly<Record<Written, readonly Forbidden[]>> = {
  en: [
    // An entry of the toto is a coupon, as in football pools.
    {
      word: /\bcoupons?\b/i,
      say: "bet slip, bet",
      except: /toto|promotions|descriptions|variants/,
    },
    // A line of the lotto, a promo code and a telephone call cost a price.
    { word: /\bprices?\b/i, say: "odds", except: /promo-code-store|lotto|safe\.ts/ },
    { word: /\bpicks?\b/i, say: "selection" },
    { word: /\bthe house\b|\bhouse (draws|stands|wins)\b/i, say: "dealer; we" },
    { word: /\bget off\b/i, say: "cash out" },
    { word: /\bvariants?\b/i, say: "line" },
    { word: /\bnobody of ours\b|\bcomes about\b|\bproduct of your\b/i, say: "plain words" },
    { word: /\breckons?\b|\breckoned\b/i, say: "calculate" },
    { word: /\bin-play prices?\b|\blive prices?\b/i, say: "in-play odds" },
  ],
  ru: [
    { word: /кабинет/i, say: "аккаунт" },
    { word: /уч[её]тн\S+ запис/i, say: "аккаунт" },
    { word: /кошел[её]к|кошельк/i, say: "счёт" },
    { word: /\blive\b/i, say: "лайв" },
    {
      word: /(?<!\p{L})цен(?:а|ы|у|е|ой|ам|ами|ах)?(?!\p{L})|прайс/iu,
      say: "коэффициент",
      except: /promo-code-store|lotto|descriptions|safe\.ts/,
    },
    { word: /сойд[её]те|сойти на/i, say: "забрать" },
  ],
  es: [
    { word: /\bprecios?\b/i, say: "cuota", except: /promo-code-store|lotto|safe\.ts/ },
    { word: /\bbanca\b/i, say: "crupier" },
    { word: /\bla casa (?:retiene|pide|se)\b/i, say: "crupier; retenemos" },
    { word: /\bboletos? de apuestas?\b/i, say: "cupón, recibo" },
    { word: /\bmonedero|\bbilletera/i, say: "cuenta" },
    { word: /\bvariantes?\b/i, say: "columna" },
    { word: /\bse baja\b|\bbajarse\b/i, say: "retirarse" },
  ],
  tr: [
    { word: /\bfiyat/i, say: "oran", except: /promo-code-store|lotto|descriptions/ },
    { word: /\bkasa(?:nın|ya|da|dan)?\b/i, say: "krupiye; şirket" },
    { word: /\bvaryant/i, say: "kolon" },
    { word: /\bcüzdan/i, say: "hesap" },
    { word: /\bineceğiniz\b/i, say: "parayı çekmek" },
  ],
  ar: [
    // المعاملات are the transactions of the statement.
    { word: /المعامل(?!ات|ة)/, say: "السعر" },
    { word: /محفظ/, say: "الحساب" },
    { word: /انزل عند|تنزل عنده/, say: "السحب" },
  ],
};

describe.each(languages)("texts in %s", (lng) => {
  it("use the words of docs/glossary.md, and none that stand for the same", () => {
    const texts = [...dictionaryTexts(lng), ...platformTexts.filter((text) => text.lng === lng)];
    // Texts are found at all: a moved folder must not empty this test.
    expect(texts.length).toBeGreaterThan(2000);
    const wrong = texts.flatMap(({ at, words }) =>
      forbidden[lng]
        .filter(({ word, except }) => word.test(words) && !except?.test(at))
        .map(({ say }) => `${at}: ${words} → ${say}`),
    );
    expect(wrong).toEqual([]);
  });
});

it("docs/glossary.md has a word for each term in each of the five languages", () => {
  const rows = readFileSync("docs/glossary.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| term"));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows)
    expect(
      row.split("|").filter((cell) => cell.trim() !== ""),
      row,
    ).toHaveLength(6);
});
