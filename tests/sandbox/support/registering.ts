import { type Answered, type Bed, encode } from "./bed";

const base = "/web-api/registration/v1";

/** A form by e-mail that the platform takes. */
export const anna = {
  email: "anna@example.test",
  phone_code: "+44",
  phone_number: "7400123456",
  password: encode("correct horse 1"),
  user_name: "Anna",
  surname: "Smith",
  birthday_date: "1990-05-17",
  country: "gb",
  currency: "GBP",
};

type Type = "fast_reg" | "phone_reg" | "full_reg" | "soc_reg";

export function register(
  bed: Bed,
  type: Type,
  fields: Readonly<Record<string, string>>,
): Promise<Answered> {
  const link = `/en/registration/${type}?token={token}`;
  return bed.call("POST", `${base}/register`, { type, lng: "en", time_zone: 0, link, fields });
}

export function confirm(bed: Bed, token: string, code: string): Promise<Answered> {
  return bed.call("POST", `${base}/confirm`, { token, code });
}

/** The code of the last message to an address. */
export async function codeTo(bed: Bed, to: string): Promise<string> {
  const { messages } = await bed.control("GET", `outbox?to=${encodeURIComponent(to)}`);
  return messages[0]?.code ?? "";
}

/** Ids of all players with a main account, by the ledger's accounts. */
export async function playersOf(bed: Bed, login: string): Promise<number> {
  const answer = await bed.call("GET", `/sandbox/ledger?login=${encodeURIComponent(login)}`);
  return answer.status === 200 ? answer.body["accounts"].length : 0;
}
