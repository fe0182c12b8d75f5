import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { passTextToRenderer } from "~/features/remote-pages/fragments.server";
import { screenPath } from "~/features/screens/links.server";
import { type readNewAccount, saveNewAccount } from "~/features/session/new-account.server";
import { pathAfterSignIn } from "~/features/session/onward.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import type { AuthorizedPageContext } from "./page.server";
import { recordRegistrationStep } from "./record-step.server";
import { newLoginTextName, newPasswordTextName, type RegistrationPageData } from "./view";

/** The steps after a registration: the generated credentials, then a limit (REG-11, REG-12). */
export async function stepAfterRegistration(
  context: AuthorizedPageContext,
  { request, context: loadContext }: LoaderFunctionArgs,
  account: NonNullable<ReturnType<typeof readNewAccount>>,
): Promise<RegistrationPageData> {
  const { url, scope, lng } = context;
  const { type, login, password } = account;
  const step = url.searchParams.get("step");
  const onward = pathAfterSignIn(context, url.searchParams.get("returnUrl") ?? "");
  if (step === "home" || step === "deposit") {
    recordRegistrationStep(context, step, type);
    saveNewAccount(scope, request, null);
    throw redirectWithCookies(scope, step === "home" ? onward : screenPath(lng, "office:recharge"));
  }
  if (password !== null && step !== "limit") {
    passTextToRenderer(loadContext, newLoginTextName, login);
    passTextToRenderer(loadContext, newPasswordTextName, password);
    return { step: "saving", type, isMailed: url.searchParams.get("saved") === "email" };
  }
  if (password !== null) {
    if (!account.isSaved) recordRegistrationStep(context, "credentials-unsaved", type);
    // Shown once: whoever has gone on does not come back to it.
    saveNewAccount(scope, request, { ...account, password: null });
  }
  const accounts = await loadPlayerAccounts(context);
  return {
    step: "limit",
    type,
    iso: accounts?.active?.iso ?? null,
    key: randomUUID(),
  };
}
