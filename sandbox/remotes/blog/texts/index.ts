import { textsByLanguage } from "../../texts";
import { ar } from "./ar";
import { type BlogTexts, en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export const blogTexts = textsByLanguage<BlogTexts>({ en, ru, ar, es, tr });
