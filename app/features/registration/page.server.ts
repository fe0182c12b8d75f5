import type { LoaderFunctionArgs } from "@remix-run/node";
import type { authorizePage } from "~/features/gate/authorize.server";
import { readJustRegisteredPlayer } from "~/features/session/new-account.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { loadStepAfterRegistration } from "./after.server";
import { loadRegistrationFormIfAvailable } from "./load-form.server";
import { newPasswordParam } from "./paths";
import { recordRegistrationStep } from "./record-step.server";
import type { RegistrationPageData, RemoteRegistrationForm } from "./view";
import { registrationPageModalOrWidget, registrationTypeOfPathOr404 } from "./way-of-page.server";

export type RegistrationPageContext = Awaited<ReturnType<typeof authorizePage>>;

/** Data of the registration page: the form of a way, the code, or what follows a registration (REG-01). */
export async function loadRegistrationPage(
  context: RegistrationPageContext,
  args: LoaderFunctionArgs,
  renderWidget: () => Promise<RemoteRegistrationForm | null>,
): Promise<RegistrationPageData> {
  const { url, now, scope, session, decision } = context;
  const chosen = registrationTypeOfPathOr404(context);
  const uid = session.kind === "player" ? session.userId : null;
  const account = readJustRegisteredPlayer(args.request, uid, now);
  if (account) return loadStepAfterRegistration(context, args, account);
  const { registering: begun } = await readOrCreateSessionCookie(scope, args.request);
  const registering = begun && begun.type === chosen && begun.until > now ? begun : null;
  if (chosen !== null && url.searchParams.has("token")) {
    const isNewPasswordAsked = registering === null || url.searchParams.has(newPasswordParam);
    return { step: "link", type: chosen, isNewPasswordAsked };
  }
  if (registering) {
    const { type, to, again, isRepeat } = registering;
    const waitS = Math.max(0, Math.ceil((again - now) / 1000));
    return { step: "code", type, sentBy: to.kind, sentTo: to.address, waitS, isRepeat };
  }
  const form = await loadRegistrationFormIfAvailable(context, args.request, chosen);
  if (!form) return { step: "unavailable" };
  // Loaders of a refused form get a GET as well.
  const isVisit = scope.intent === null;
  if (isVisit && scope.kind === "document") {
    recordRegistrationStep(context, "page-call", null);
    if (chosen !== null) recordRegistrationStep(context, "type-chosen", chosen);
  }
  // A refused form of the widget is shown by the shell, with what was typed.
  const isWidget =
    isVisit && registrationPageModalOrWidget(context, decision.screen.id) === "widget";
  return { step: "form", form, widget: isWidget ? await renderWidget() : null };
}
