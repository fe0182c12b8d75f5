import { asMinor } from "~/domain/money/amount";

/** An amount of a test in smallest units: `units(15_000)` of the currency at hand, `units(150, "JPY")` of one by name. */
export const units = asMinor;
