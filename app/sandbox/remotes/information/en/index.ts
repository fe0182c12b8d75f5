import type { Articles } from "../pages";
import { company } from "./company";
import { policies } from "./policies";
import { safe } from "./safe";
import { ways } from "./ways";

/** The information pages in English. */
export const en: Articles = (facts) => ({
  ...safe(facts),
  ...company(facts),
  ...policies(facts),
  ...ways(facts),
});
