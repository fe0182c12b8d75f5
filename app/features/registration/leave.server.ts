import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import { recordRegistrationStep } from "./record-step.server";
import { registrationPageAddress } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** Forgets the registration that waits for a code, so that the page shows the form again. */
export async function cancelCodeWaitPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  await savePendingRegistration(post.context.scope, post.request, null);
  return { kind: "go", to: registrationPageAddress(post) };
}

/** Records that an open registration page was left before its end; posted by a beacon (REG-04). */
export async function registrationAbandonBeaconPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  recordRegistrationStep(post.context, "left", typeNamed(post));
  // The browser ignores the response, so it is a redirect to the cheapest page.
  return { kind: "go", to: "/healthz" };
}

function typeNamed({ context: { decision } }: FormPost): RegistrationType | null {
  const params = decision.kind === "render" ? decision.params : {};
  return registrationTypes.find((type) => type === params["type"]) ?? null;
}
