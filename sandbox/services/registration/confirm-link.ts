import type { z } from "zod";
import { validateNewPassword } from "~/domain/session/password";
import type { registrationLinkWire } from "~/platform/services/registration/wire.server";
import { type CodeAttemptResult, consumeLink, findOpenLink } from "../codes";
import { decodeBase64Leniently, HttpErrorAnswer } from "../http";
import { hashPassword } from "../passwords";
import { hashSecretOrAddress } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { pendingRegistrationSchema } from "./order";

/**
 * Uses up the link of a registration's mail (REG-09). The typed password holds only in the browser
 * that has the registration's token: elsewhere somebody else may have typed it, who does not own the
 * address, so that a new one must come with the link, else 403 `new-password`, and the link stays
 * open.
 */
export async function consumeRegistrationLink(
  services: SandboxServices,
  { link_token: link, token, password }: z.infer<typeof registrationLinkWire>,
): Promise<CodeAttemptResult> {
  const row = await findOpenLink(services, "registration", link);
  const waiting = pendingRegistrationSchema.safeParse(row?.data);
  if (!row || !waiting.success) return { kind: "over" };
  if (token !== undefined && hashSecretOrAddress(token) === row.id)
    return consumeLink(services, "registration", link);
  const chosen = decodeBase64Leniently(password ?? "");
  if (chosen === "") throw new HttpErrorAnswer(403, { code: "new-password" });
  if (validateNewPassword(chosen, chosen, [waiting.data.email]))
    throw new HttpErrorAnswer(422, { code: "fields", fields: { password: "password" } });
  const passwordHash = await hashPassword(chosen);
  const tried = await consumeLink(services, "registration", link);
  return tried.kind === "right" ? { ...tried, data: { ...waiting.data, passwordHash } } : tried;
}
