import { z } from "zod";

type FieldDefaults = readonly (readonly [name: string, isRequired: boolean])[];

/** Fields of a way to register, in the order of its form (REG-09). */
const typeWire = (defaults: FieldDefaults) =>
  z
    .object({
      fields: z
        .array(z.object({ name: z.string(), required: z.boolean().default(false) }))
        .max(20)
        .default(defaults.map(([name, required]) => ({ name, required }))),
    })
    .prefault({});

const view = z.enum(["page", "modal", "widget"]);

/** Registration (REG-01, REG-09, LAY-03). Our decision. */
export const registrationWire = z.object({
  /** Names of the ways to register that are offered; the first one is preferred. */
  types: z.array(z.string()).max(20).default(["fast_reg", "phone_reg", "full_reg", "soc_reg"]),
  fast_reg: typeWire([
    ["country", true],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  phone_reg: typeWire([
    ["phone", true],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  full_reg: typeWire([
    ["email", true],
    ["phone", true],
    ["password", true],
    ["user_name", true],
    ["surname", true],
    ["birthday_date", true],
    ["country", true],
    ["region", false],
    ["city", false],
    ["currency", true],
    ["bonus", false],
    ["promo_code", false],
  ]),
  soc_reg: typeWire([
    ["provider", true],
    ["country", true],
    ["currency", true],
    ["bonus", false],
  ]),
  /**
   * What "Join" opens, by default and by the id of the screen that it is on: the registration page
   * or a dialog. On a registration screen `widget` means that a remote draws the form.
   */
  view: z
    .object({ default: view.default("page"), screens: z.record(z.string(), view).default({}) })
    .prefault({}),
  /** Whether the bottom navigation stays on the registration page. */
  hasBottomNav: z.boolean().default(false),
});
