import type { Articles } from "../pages";
import { company } from "./company";
import { policies } from "./policies";
import { safe } from "./safe";
import { ways } from "./ways";

/** The information pages in Arabic. */
export const ar: Articles = (facts) => ({
  ...safe(facts),
  ...company(facts),
  ...policies(facts),
  ...ways(facts),
});
