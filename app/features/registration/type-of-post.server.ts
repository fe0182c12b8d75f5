import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { FormPost } from "~/features/gate/form-post.server";

/**
 * The way to register of a post: that of its address, else the preferred one. Throws a 404 for a
 * way that the site does not offer.
 */
export function registrationTypeOfPost({
  context: { decision, config },
}: FormPost): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}
