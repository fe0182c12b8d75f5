import type { Ask } from "../ask";
import { textsOf } from "../texts";
import { ar } from "./texts/ar";
import { en, type TotoTexts } from "./texts/en";
import { es } from "./texts/es";
import { ru } from "./texts/ru";
import { tr } from "./texts/tr";

const texts = textsOf({ en, ru, ar, es, tr });

/** A request for a page of the toto; `w` are its own words. */
export interface TotoAsk extends Ask {
  readonly w: TotoTexts;
}

export function totoAsk(ask: Ask): TotoAsk {
  return { ...ask, w: texts(ask.lng) };
}
