import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { FormPost } from "~/features/gate/form-post.server";

/** The way that a post registers by: that of its address, else the preferred one. */
export function registrationTypeOfPost({
  context: { decision, config },
}: FormPost): RegistrationType {
  const params = decision.kind === "render" ? decision.params : {};
  const named = registrationTypes.find((type) => type === params["type"]);
  const type = named ?? config.registration.types[0];
  if (!type || !config.registration.types.includes(type)) throw new Response(null, { status: 404 });
  return type;
}
