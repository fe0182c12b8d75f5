import type { AskWith } from "../../ask";
import { textsOf } from "../../texts";
import { ar } from "./ar";
import { en, type Texts } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export const texts = textsOf<Texts>({ en, ru, ar, es, tr });
export type Ask = AskWith<Texts>;
