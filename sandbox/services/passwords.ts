import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** For a password that is no secret: scripts sign in by it often. */
const publicCost: typeof cost = { ...cost, N: 1024 };

/** Hash of a password as it is stored: `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export function hashPassword(password: string): Promise<string> {
  return hashAtCost(password, cost);
}

/** As `hashPassword`, for a password that the documentation names, such as a demo player's. */
export function hashPublicPassword(password: string): Promise<string> {
  return hashAtCost(password, publicCost);
}

async function hashAtCost(password: string, { N, r, p }: typeof cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r, p });
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Checks a password. `stored` null (no such player) takes as long as a wrong password, so that timing does
 * not reveal which logins exist.
 */
export async function isPasswordCorrect(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt = "", key = ""] = (stored ?? nobody).split("$");
  const found = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(key, "base64url");
  return stored !== null && expected.length === found.length && timingSafeEqual(found, expected);
}

const nobody = ["scrypt", cost.N, cost.r, cost.p, randomBytes(16).toString("base64url"), ""].join(
  "$",
);

function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
