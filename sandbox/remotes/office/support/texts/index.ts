import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { SupportTexts } from "./types";

export const supportWords = textsByLanguage<SupportTexts>({ en, ru, ar, es, tr });
