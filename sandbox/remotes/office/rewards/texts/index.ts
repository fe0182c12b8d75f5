import { textsByLanguage } from "../../../texts";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { ru } from "./ru";
import { tr } from "./tr";
import type { RewardTexts } from "./types";

export const rewardWords = textsByLanguage<RewardTexts>({ en, ru, ar, es, tr });
