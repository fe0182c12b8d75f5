import type { Articles } from "../pages";
import { company } from "./company";
import { policies } from "./policies";
import { safe } from "./safe";
import { ways } from "./ways";

/** The information pages in Russian. */
export const ru: Articles = (facts) => ({
  ...safe(facts),
  ...company(facts),
  ...policies(facts),
  ...ways(facts),
});
