import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { WalletTexts } from "./types";

export const walletWords = textsByLanguage<WalletTexts>({ en, ru, ar, es, tr });
