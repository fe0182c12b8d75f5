import type { Articles } from "../pages";
import { companyArticles } from "./company";
import { policies } from "./policies";
import { responsibleGambling } from "./safe";
import { guides } from "./ways";

/** The information pages in Spanish. */
export const es: Articles = (facts) => ({
  ...responsibleGambling(facts),
  ...companyArticles(facts),
  ...policies(facts),
  ...guides(facts),
});
