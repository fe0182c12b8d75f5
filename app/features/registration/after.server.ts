import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { passSecretTextToRenderer } from "~/features/remote-pages/fill/document.server";
import { screenPath } from "~/features/screens/links.server";
import {
  type readJustRegisteredPlayer,
  storeJustRegisteredPlayer,
} from "~/features/session/new-account.server";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import type { RegistrationPageContext } from "./page.server";
import { recordRegistrationStep } from "./record-step.server";
import { newLoginSecretTextKey, newPasswordSecretTextKey, type RegistrationPageData } from "./view";

/**
 * Data of the step after a registration, by `?step`: the generated credentials, shown once, then a
 * deposit limit. For `home` and `deposit` it ends the steps and throws the redirect (REG-11,
 * REG-12).
 */
export async function loadStepAfterRegistration(
  context: RegistrationPageContext,
  { request, context: loadContext }: LoaderFunctionArgs,
  account: NonNullable<ReturnType<typeof readJustRegisteredPlayer>>,
): Promise<RegistrationPageData> {
  const { url, scope, lng } = context;
  const { type, login, password } = account;
  const step = url.searchParams.get("step");
  const onward = configuredOrReturnPathAfterSignIn(
    context,
    url.searchParams.get("returnUrl") ?? "",
  );
  if (step === "home" || step === "deposit") {
    recordRegistrationStep(context, step, type);
    storeJustRegisteredPlayer(scope, request, null);
    throw redirectWithCookies(scope, step === "home" ? onward : screenPath(lng, "office:recharge"));
  }
  if (password !== null && step !== "limit") {
    passSecretTextToRenderer(loadContext, newLoginSecretTextKey, login);
    passSecretTextToRenderer(loadContext, newPasswordSecretTextKey, password);
    return { step: "saving", type, isMailed: url.searchParams.get("saved") === "email" };
  }
  if (password !== null) {
    if (!account.isSaved) recordRegistrationStep(context, "credentials-unsaved", type);
    // Shown once: whoever has gone on does not come back to it.
    storeJustRegisteredPlayer(scope, request, { ...account, password: null });
  }
  const accounts = await loadPlayerAccounts(context);
  return {
    step: "limit",
    type,
    iso: accounts?.active?.iso ?? null,
    key: randomUUID(),
  };
}
