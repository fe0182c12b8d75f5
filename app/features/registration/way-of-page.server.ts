import { type RegistrationType, registrationTypes } from "~/domain/registration/types";
import type { RequestContext } from "~/features/gate/request-context";
import type { RegistrationPageContext } from "./page.server";

/** How a screen offers registration: a page, a dialog, or a page with a remote's form (REG-01). */
export function registrationPageModalOrWidget(
  { config }: Pick<RequestContext, "config">,
  screenId: string,
) {
  const { view } = config.registration;
  return view.screens[screenId] ?? view.default;
}

/**
 * The way to register that the address names; null = it names none. Throws a 404 for a way that the
 * site does not offer.
 */
export function registrationTypeOfPathOr404({
  decision,
  config,
}: RegistrationPageContext): RegistrationType | null {
  const named = registrationTypes.find((type) => type === decision.params["type"]);
  if (!named) return null;
  if (!config.registration.types.includes(named)) throw new Response(null, { status: 404 });
  return named;
}
