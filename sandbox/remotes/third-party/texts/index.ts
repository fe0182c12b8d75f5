import type { PageRequestWith } from "../../page-request";
import { textsByLanguage } from "../../texts";
import { ar } from "./ar";
import { type CasinoTexts, en } from "./en";
import { es } from "./es";
import { ar as arGames } from "./games/ar";
import { en as enGames, type GameWords } from "./games/en";
import { es as esGames } from "./games/es";
import { ru as ruGames } from "./games/ru";
import { tr as trGames } from "./games/tr";
import { ru } from "./ru";
import { tr } from "./tr";

export const texts = textsByLanguage<CasinoTexts & GameWords>({
  en: { ...en, ...enGames },
  ru: { ...ru, ...ruGames },
  ar: { ...ar, ...arGames },
  es: { ...es, ...esGames },
  tr: { ...tr, ...trGames },
});
export type CasinoRequest = PageRequestWith<CasinoTexts & GameWords>;
