import { authCalls } from "../../services/auth/calls.server";
import { encodeBase64 } from "../../services/auth/encoded.server";
import { bearerTokenReplyWire, loginReplyWire } from "../../services/auth/wire.server";
import { testPlayerReadSteps } from "./own-steps.server";
import type { CheckRun } from "./run.server";
import { anonymousStep, testPlayerStep } from "./step.server";
import { writeSteps } from "./write-steps.server";

/**
 * Runs the steps of the test player: signs him in, reads, with `mayWrite` also writes, and signs
 * him out.
 */
export async function checkAsPlayer(
  run: CheckRun,
  { login, password }: { readonly login: string; readonly password: string },
  mayWrite: boolean,
): Promise<void> {
  const json = {
    login: encodeBase64(login),
    password: encodeBase64(password),
    save: false,
    lng: "en",
    device: {},
  };
  const signIn = anonymousStep(authCalls.signIn, { ask: () => ({ json }) });
  const entered = loginReplyWire.safeParse(await run.ask(signIn));
  if (!entered.success) return;
  if (!("sessionId" in entered.data))
    return run.table.note(signIn.call, null, {
      verdict: "warn",
      detail: "the player has a second step: name another one",
    });
  const { sessionId: session, userId } = entered.data;
  run.facts.player = { id: userId, login };
  run.caller = { session, bearer: null };
  const token = await run.ask(
    testPlayerStep(authCalls.token, {
      ask: () => ({ query: { force_refresh: true } }),
    }),
  );
  const bearer = bearerTokenReplyWire.safeParse(token);
  if (bearer.success) {
    run.caller = { session, bearer: bearer.data.token };
    await run.all(testPlayerReadSteps);
    if (mayWrite) await run.all(writeSteps);
  }
  await run.all([
    testPlayerStep(authCalls.signOut, {
      ask: () => ({ json: { everywhere: false } }),
    }),
  ]);
}
