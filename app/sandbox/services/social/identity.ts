import { createHash } from "node:crypto";
import { z } from "zod";
import type { SocialProvider } from "~/domain/social/providers";

/** A person at a network of the sandbox. */
export interface Identity {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

const address = z.email().max(120);

/**
 * The person whom a visitor named at a network's page: there are no networks, so an e-mail address is its own
 * proof. The same address is the same person at each network. Null = no address.
 */
export function personOf(provider: SocialProvider, typed: string, name: string): Identity | null {
  const email = address.safeParse(typed.trim().toLowerCase());
  if (!email.success) return null;
  const subject = createHash("sha256").update(`${provider} ${email.data}`).digest("hex");
  const called = name.trim().slice(0, 60);
  return {
    subject: subject.slice(0, 24),
    email: email.data,
    isEmailVerified: true,
    name: called === "" ? (email.data.split("@")[0] ?? "") : called,
  };
}
