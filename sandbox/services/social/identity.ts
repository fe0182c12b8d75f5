import { createHash } from "node:crypto";
import { z } from "zod";
import type { SocialProvider } from "~/domain/social/providers";

/** A person at a network of the sandbox. */
export interface SocialNetworkIdentity {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

const address = z.email().max(120);

/**
 * The identity that a visitor names on a network's page. The sandbox has no real networks, so it
 * accepts any e-mail address without proof; one address is one identity per network. Null = no
 * address.
 */
export function identityOfVisitor(
  provider: SocialProvider,
  typed: string,
  name: string,
): SocialNetworkIdentity | null {
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
