import type { Language } from "~/i18n/languages";
import { type PatternOf, type ScreenId, screenById } from "./catalogue";
import { fillPattern, type ParamsOf, type RequiredParam } from "./pattern";

/** Ids without required params. */
type PlainScreenId = {
  [Id in ScreenId]: [RequiredParam<PatternOf<Id>>] extends [never] ? Id : never;
}[ScreenId];

/**
 * The path of any screen, for the server; the language root for `home`. The screen's pattern types its
 * params. Browsers have the patterns that views link to (`links.ts`).
 */
export function screenPath(lng: Language, id: PlainScreenId): string;
export function screenPath<Id extends ScreenId>(
  lng: Language,
  id: Id,
  params: ParamsOf<PatternOf<Id>>,
): string;
export function screenPath(
  lng: Language,
  id: ScreenId,
  params?: Readonly<Record<string, string | undefined>>,
) {
  return `/${lng}/${fillPattern(screenById(id).pattern, params)}`;
}
