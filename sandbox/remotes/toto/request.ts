import type { PageRequest } from "../page-request";
import { textsByLanguage } from "../texts";
import { ar } from "./texts/ar";
import { en, type TotoTexts } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

const texts = textsByLanguage({ en, ru, ar, es, tr });

/** A request for a page of the toto; `w` are its own words. */
export interface TotoRequest extends PageRequest {
  readonly w: TotoTexts;
}

export function totoRequest(ask: PageRequest): TotoRequest {
  return { ...ask, w: texts(ask.lng) };
}
