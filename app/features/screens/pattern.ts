type Segment<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? First | Segment<Rest>
  : Pattern;
type Param<Text extends string> = Text extends `${string}{${infer Name}}` ? Name : never;
type Optional<Text extends string> =
  Param<Text> extends infer Name ? (Name extends `${infer Base}?` ? Base : never) : never;

/** Names of the params that an address pattern requires, as a type. */
export type RequiredParam<Pattern extends string> = Exclude<Param<Segment<Pattern>>, `${string}?`>;
/** Names of the params that may be left out of an address pattern, as a type; `*` is the rest. */
export type OptionalParam<Pattern extends string> =
  | Optional<Segment<Pattern>>
  | Extract<Segment<Pattern>, "*">;

/** The params of a pattern, derived from its text. */
export type ParamsOf<Pattern extends string> = {
  readonly [Name in RequiredParam<Pattern>]: string;
} & {
  readonly [Name in OptionalParam<Pattern>]?: string;
};

/** A segment of a pattern; `prefix` is the fixed text before a param (`landing-{x}`). */
export type PatternSegment =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "param";
      readonly name: string;
      readonly prefix: string;
      readonly isOptional: boolean;
    }
  | { readonly kind: "rest" };

const paramForm = /^([^{}]*)\{(\w+)(\?)?\}$/;

/** Parses a pattern such as `champs/{champId?}`; throws if it is invalid. */
export function parsePattern(pattern: string): PatternSegment[] {
  if (pattern === "") return [];
  return pattern.split("/").map((text) => {
    if (text === "*") return { kind: "rest" };
    const param = paramForm.exec(text);
    if (param) {
      const [, prefix = "", name = "", optional] = param;
      return { kind: "param", name, prefix, isOptional: optional !== undefined };
    }
    if (/[{}*?]/.test(text) || text === "")
      throw new Error(`Pattern "${pattern}" has a bad segment "${text}"`);
    return { kind: "text", text };
  });
}

/**
 * The path of a pattern. Optional params may be absent; a missing required one throws, so that a broken link
 * fails in tests.
 */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const parts: string[] = [];
  for (const segment of parsePattern(pattern)) {
    if (segment.kind === "text") {
      parts.push(segment.text);
    } else if (segment.kind === "rest") {
      const rest = params["*"];
      if (rest) parts.push(...rest.split("/").map(encodeURIComponent));
    } else {
      const value = params[segment.name];
      if (value) parts.push(segment.prefix + encodeURIComponent(value));
      else if (!segment.isOptional) throw new Error(`Pattern "${pattern}" needs "${segment.name}"`);
    }
  }
  return parts.join("/");
}
