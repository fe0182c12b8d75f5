import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { StatementTexts } from "./types";

export const statementWords = textsByLanguage<StatementTexts>({ en, ru, ar, es, tr });
