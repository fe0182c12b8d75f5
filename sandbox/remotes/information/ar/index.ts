import type { Articles } from "../pages";
import { companyArticles } from "./company";
import { policies } from "./policies";
import { responsibleGambling } from "./safe";
import { guides } from "./ways";

/** The information pages in Arabic. */
export const ar: Articles = (facts) => ({
  ...responsibleGambling(facts),
  ...companyArticles(facts),
  ...policies(facts),
  ...guides(facts),
});
