import type { Ask } from "../ask";
import { textsOf } from "../texts";
import { ar } from "./texts/ar";
import { en, type LottoTexts } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

const texts = textsOf({ en, ru, ar, es, tr });

/** A request for a page of the lotto; `w` are its own words. */
export interface LottoAsk extends Ask {
  readonly w: LottoTexts;
}

export function lottoAsk(ask: Ask): LottoAsk {
  return { ...ask, w: texts(ask.lng) };
}
