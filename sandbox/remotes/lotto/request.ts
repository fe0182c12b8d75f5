import type { PageRequest } from "../page-request";
import { textsByLanguage } from "../texts";
import { ar } from "./texts/ar";
import { en, type LottoTexts } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

const texts = textsByLanguage({ en, ru, ar, es, tr });

/** A request for a page of the lotto; `w` are its own words. */
export interface LottoRequest extends PageRequest {
  readonly w: LottoTexts;
}

export function lottoRequest(ask: PageRequest): LottoRequest {
  return { ...ask, w: texts(ask.lng) };
}
