import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { FormPost } from "~/features/gate/form-post.server";

/**
 * The registration type that a post is for: that of its address, else the site's preferred one.
 * Throws a 404 for a type that the site does not offer.
 */
export function registrationTypeOfPostOr404({
  context: { decision, config },
}: FormPost): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}
