import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { refusalOfPassword } from "~/domain/session/password";
import { plainAnswer, shortestAnswer } from "~/domain/session/questions";
import {
  endSessionWire,
  passwordWire,
  questionWire,
  securityDoneWire,
  securityWire,
  twoStepOffWire,
  twoStepStartWire,
  twoStepWire,
} from "~/platform/security/wire.server";
import type { Db } from "../../db/open";
import { players } from "../../db/schema";
import type { Core } from "../core";
import { Answer, bodyOf, decoded, languageOf, reply } from "../http";
import { lockedPlayer, namesOf, setPassword } from "../own-account";
import { hashPassword } from "../passwords";
import { closeSessionsOf, type PlayerRow } from "../people";
import { protectedConfig } from "../protection";
import { giveBackTry, takeTry } from "../sign-in-tries";
import { configOf } from "../user";
import {
  hasAuthenticator,
  sawCodes,
  startAuthenticator,
  takeRecoveryCode,
  takeTotp,
  turnOff,
  turnOn,
} from "./authenticator";
import { callerOf, mustConfirm, mustKnowPassword } from "./confirm";
import { tellChange } from "./notify";
import { endSession, securityOf } from "./state";

const done = () => reply(securityDoneWire, { success: true });
const base = "/web-api/user/v1/security";

/** Security of an account but for its addresses: password, two steps, question, sessions (OFC-03). */
export function securityRoutes(core: Core): Hono {
  const app = new Hono().basePath(base);

  app.get("/", async (c) =>
    reply(securityWire, await securityOf(core, await callerOf(core, c.req.raw))),
  );

  app.post("/password", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const body = await bodyOf(c, passwordWire);
    await mustKnowPassword(core, caller, body.old);
    const password = decoded(body.password);
    const isSame = body.old === body.password;
    if (isSame || refusalOfPassword(password, password, namesOf(caller.player)))
      throw new Answer(422, { code: isSame ? "password-same" : "password" });
    const passwordHash = await hashPassword(password);
    const lng = languageOf(c.req.raw);
    await change(core, caller.player, (tx, player) =>
      setPassword(core, tx, player, { passwordHash, keptSid: caller.sid, lng }),
    );
    return done();
  });

  app.post("/question", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { question, answer, password } = await bodyOf(c, questionWire);
    await mustConfirm(core, caller, password);
    const plain = plainAnswer(answer);
    if (plain.length < shortestAnswer) throw new Answer(422, { code: "answer" });
    const secretAnswerHash = await hashPassword(plain);
    const lng = languageOf(c.req.raw);
    await change(core, caller.player, async (tx, player) => {
      const facts = { secretQuestion: question };
      const config = protectedConfig(facts, configOf(player));
      const changes = { ...facts, secretAnswerHash, config };
      await tx.update(players).set(changes).where(eq(players.id, player.id));
      await tellChange(core, tx, player, { change: "question", lng });
    });
    return done();
  });

  app.post("/sessions/end", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { session } = await bodyOf(c, endSessionWire);
    if (session === "others") await closeOthers(core, caller.player.id, caller.sid);
    else if (!(await endSession(core, caller.player.id, session)))
      throw new Answer(404, { code: "not-found" });
    return done();
  });

  return app;
}

const closeOthers = (core: Core, playerId: number, sid: string) =>
  core.db.transaction((tx) => closeSessionsOf(tx, playerId, sid));

/** Two steps by an authenticator (OFC-03). */
export function twoStepRoutes(core: Core): Hono {
  const app = new Hono().basePath(`${base}/two-step`);

  app.post("/start", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { password } = await bodyOf(c, twoStepStartWire);
    await mustConfirm(core, caller, password);
    const isFree = caller.player.twoStepCode === null;
    if (!isFree || !(await startAuthenticator(core, caller.player.id)))
      throw new Answer(409, { code: "on" });
    return done();
  });

  app.post("/", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { code } = await bodyOf(c, twoStepWire);
    const lng = languageOf(c.req.raw);
    await guessing(core, caller.player, (tx) => takeTotp(core, tx, caller.player.id, code), {
      effect: async (tx, player) => {
        if (await hasAuthenticator(tx, player.id)) throw new Answer(409, { code: "on" });
        await turnOn(core, tx, player.id);
        await setTwoStep(tx, player, true);
        await tellChange(core, tx, player, { change: "two-step-on", lng });
      },
    });
    return done();
  });

  app.post("/saved", async (c) => {
    const { player } = await callerOf(core, c.req.raw);
    await sawCodes(core.db, player.id);
    return done();
  });

  app.post("/off", async (c) => {
    const caller = await callerOf(core, c.req.raw);
    const { password, code } = await bodyOf(c, twoStepOffWire);
    const lng = languageOf(c.req.raw);
    await mustKnowPassword(core, caller, password);
    await guessing(core, caller.player, (tx) => takeSecondStep(core, tx, caller.player, code), {
      effect: async (tx, player) => {
        await turnOff(tx, player.id);
        await setTwoStep(tx, player, false);
        await tellChange(core, tx, player, { change: "two-step-off", lng });
      },
    });
    return done();
  });

  return app;
}

/** Takes what a player passes his second step with: the demo's fixed code, a code, or a recovery code. */
export async function takeSecondStep(core: Core, tx: Db, player: PlayerRow, code: string) {
  if (player.twoStepCode !== null) return player.twoStepCode === code;
  if (await takeTotp(core, tx, player.id, code)) return true;
  return (await takeRecoveryCode(core, tx, player.id, code)) !== null;
}

async function setTwoStep(tx: Db, player: PlayerRow, hasTwoStep: boolean): Promise<void> {
  const config = protectedConfig(player, configOf(player), { hasTwoStep });
  await tx.update(players).set({ twoStepCode: null, config }).where(eq(players.id, player.id));
}

/** A guess at a code and what a right one does, in one transaction; counted for the player (SEC-07). */
async function guessing(
  core: Core,
  { id }: PlayerRow,
  isRight: (tx: Db) => Promise<boolean>,
  { effect }: { readonly effect: (tx: Db, player: PlayerRow) => Promise<void> },
): Promise<void> {
  if (!(await takeTry(core, id))) throw new Answer(403, { code: "bad-code" });
  await core.db.transaction(async (tx) => {
    const player = await lockedPlayer(tx, id);
    if (!player || !(await isRight(tx))) throw new Answer(403, { code: "bad-code" });
    await effect(tx, player);
  });
  await giveBackTry(core, id);
}

/** A change of a player's row, on the row as it is by then. */
async function change(
  core: Core,
  { id }: PlayerRow,
  work: (tx: Db, player: PlayerRow) => Promise<void>,
): Promise<void> {
  await core.db.transaction(async (tx) => {
    const player = await lockedPlayer(tx, id);
    if (!player) throw new Answer(401, { code: "token" });
    await work(tx, player);
  });
}
