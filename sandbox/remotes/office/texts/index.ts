import type { PageRequestWith } from "../../page-request";
import { textsByLanguage } from "../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type OfficeRequest = PageRequestWith<typeof en>;
