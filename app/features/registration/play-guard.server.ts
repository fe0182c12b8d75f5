import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import { refusedRegistrationReply } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** Blocks posts that register until the age gate is confirmed, where the site has one (POP-05). */
export const registrationAgeGateGuard: RealityCheckAndAgeGuard<RefusedRegistrationReply> = {
  intents: ["register", "default", "resend"],
  refuse: (form, first) => refusedRegistrationReply(form, [{ field: null, code: first }]),
  keep: async ({ context: { url } }) => url.pathname + url.search,
};
