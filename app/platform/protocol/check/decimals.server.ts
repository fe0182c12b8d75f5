import { z } from "zod";
import { currencyOf, isKnownCurrency, toMinor } from "~/domain/money/money";
import { wireAmount } from "../../transport/wire.server";

/** An amount that its currency cannot have, by its path. */
export interface WrongAmount {
  readonly path: string;
  readonly says: string;
}

/**
 * The first amount of a reply with more decimals than its currency has (CPN-10). An amount's currency is the nearest
 * `iso` around it, else `iso`; amounts of no known currency are not judged.
 */
export function findWrongAmount(
  schema: z.ZodType,
  value: unknown,
  iso: string | null,
  path: readonly string[] = [],
): WrongAmount | null {
  if ((schema as unknown) === wireAmount) return judged(value, iso, path);
  for (const [part, one, key] of partsOf(schema, value)) {
    const at = key === null ? path : [...path, key];
    const wrong = findWrongAmount(part, one, isoOf(value) ?? iso, at);
    if (wrong) return wrong;
  }
  return null;
}

function judged(value: unknown, iso: string | null, path: readonly string[]): WrongAmount | null {
  if (typeof value !== "string" || iso === null || !isKnownCurrency(iso)) return null;
  if (toMinor(value.replace(/^-/, ""), iso) !== null) return null;
  const says = `"${value}" has more decimals than ${iso} (${currencyOf(iso).digits})`;
  return { path: path.join("."), says };
}

function isoOf(value: unknown): string | null {
  const iso = typeof value === "object" && value !== null && "iso" in value ? value.iso : null;
  return typeof iso === "string" ? iso : null;
}

type Part = readonly [schema: z.ZodType, value: unknown, key: string | null];

/**
 * The schemas inside a schema, each with its part of the value and the key of that part; `key` null
 * = the inner schema is of the whole value.
 */
function partsOf(schema: z.ZodType, value: unknown): readonly Part[] {
  if (schema instanceof z.ZodArray)
    return entriesOf(value).map(([key, one]) => [schema.element as z.ZodType, one, key]);
  if (schema instanceof z.ZodRecord)
    return entriesOf(value).map(([key, one]) => [schema.valueType as z.ZodType, one, key]);
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    return entriesOf(value).flatMap(([key, one]): Part[] => {
      const part = shape[key];
      return part ? [[part, one, key]] : [];
    });
  }
  if (schema instanceof z.ZodUnion)
    return schema.options
      .map((one) => one as z.ZodType)
      .filter((one) => one.safeParse(value).success)
      .map((one) => [one, value, null]);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return [[schema.unwrap() as z.ZodType, value, null]];
  return [];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
