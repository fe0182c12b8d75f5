import { randomInt } from "node:crypto";
import { z } from "zod";
import { registrationFieldRules } from "~/domain/registration/fields";
import { type ValidatedRegistration, validateRegistration } from "~/domain/registration/read";
import type { RegisterRequestWire } from "~/platform/services/registration/wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { decodeBase64Leniently } from "../http";
import { hashPassword } from "../passwords";
import type { SandboxServices } from "../sandbox-services";
import { registrationCountries } from "./countries";
import type { NewPlayer } from "./create-player";

/** A registration that waits for the proof of its address; stored with the code, the password as a hash. */
export const pendingRegistrationSchema = z.object({
  type: z.enum(["phone_reg", "full_reg"]),
  lng: z.string(),
  link: z.string(),
  passwordHash: z.string(),
  country: z.object({ id: z.number(), code: z.string() }),
  iso: z.string(),
  email: z.string(),
  phone: z.object({ code: z.string(), number: z.string() }).nullable(),
  name: z.string(),
  surname: z.string(),
  bornOn: z.string(),
  address: z.string(),
  bonus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  promoCode: z.string(),
  /** Where the player came from; null = nowhere in particular. */
  refId: z.number().nullable().default(null),
  /** The code of the player who brought a friend. */
  friendCode: z.string().default(""),
});
export type PendingRegistration = z.infer<typeof pendingRegistrationSchema>;

const hourMs = 3_600_000;

/** Reads a registration as the shell does, by the platform's clock and the visitor's time zone (REG-09). */
export function validateRegistrationCollectingErrors(
  services: SandboxServices,
  request: Request,
  order: RegisterRequestWire,
): ValidatedRegistration {
  const { config } = services.world.state;
  const visitor = request.headers.get(wireHeaders.country)?.toLowerCase() ?? "";
  const { fields } = order;
  return validateRegistration(
    {
      ...fields,
      password: decodeBase64Leniently(fields.password),
      password_again: decodeBase64Leniently(fields.password),
      accept: "1",
    },
    {
      fields: registrationFieldRules(order.type, config.registration[order.type].fields),
      countries: registrationCountries("en", config.licence),
      providers: config.social.providers.map(({ name }) => name),
      visitor,
      ageLimit: config.licence.ageLimit,
      today: new Date(services.world.now() + order.time_zone * hourMs).toISOString().slice(0, 10),
    },
  );
}

/** A read registration, ready to be stored; `password` "" = none was asked for. */
export async function toPendingRegistration(
  order: RegisterRequestWire,
  { text, phone, country }: ValidatedRegistration,
  password: string,
  fallbackIso: string,
): Promise<Omit<PendingRegistration, "type"> & { readonly type: RegisterRequestWire["type"] }> {
  const referralValue = (name: string) =>
    order.referral.find((value) => value.name === name)?.val ?? "";
  return {
    type: order.type,
    lng: order.lng,
    link: order.link,
    // Stores a random password if none was chosen: such a player signs in by SMS or sets a password
    // by recovery.
    passwordHash: await hashPassword(password || generatePassword(32)),
    country: { id: country?.id ?? 0, code: country?.code ?? "" },
    iso: text.currency || country?.currencies[0] || fallbackIso,
    email: text.email.toLowerCase(),
    phone,
    name: text.user_name,
    surname: text.surname,
    bornOn: text.birthday_date,
    address: [text.region, text.city].filter(Boolean).join(", "),
    bonus: text.bonus === "1" ? 1 : text.bonus === "2" ? 2 : 0,
    promoCode: text.promo_code.toUpperCase(),
    refId: Number(referralValue("ref_id")) || null,
    friendCode: referralValue("bf").toUpperCase(),
  };
}

/** The player of a stored registration; the proven address is that of its type. */
export function toNewPlayer(
  waiting: Omit<PendingRegistration, "type"> & { readonly type: RegisterRequestWire["type"] },
  { now, refId }: Pick<NewPlayer, "now" | "refId">,
): NewPlayer {
  const { type, email, phone, lng: _, link: __, ...known } = waiting;
  return {
    ...known,
    now,
    refId: waiting.refId ?? refId,
    email: email === "" ? null : { address: email, isProven: type === "full_reg" },
    phone: phone && { ...phone, isProven: type === "phone_reg" },
  };
}

/**
 * The letters and digits that generated passwords consist of: those that cannot be mistaken for one
 * another.
 */
const signs = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A random password with a letter and a digit (REG-11). */
export function generatePassword(length = 12): string {
  const made = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  return /\d/.test(made) && /[a-z]/i.test(made) ? made : generatePassword(length);
}
