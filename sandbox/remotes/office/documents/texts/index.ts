import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { DocumentTexts } from "./types";

export const documentWords = textsByLanguage<DocumentTexts>({ en, ru, ar, es, tr });
