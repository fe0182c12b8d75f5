import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { BonusTexts } from "./types";

export const bonusWords = textsByLanguage<BonusTexts>({ en, ru, ar, es, tr });
