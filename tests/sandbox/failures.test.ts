import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { mailBetPlacedIfWanted } from "~sandbox/services/messages/notices";
import type { SandboxServices } from "~sandbox/services/sandbox-services";
import { expectErrors } from "../setup";
import { migratedDatabase } from "../support/databases";
import { openBed } from "./support/bed";

it("PLT-09 a failed database query is logged with its code and text but without its parameters", async () => {
  expectErrors();
  const databaseUrl = await migratedDatabase();
  const bed = await openBed({ databaseUrl });
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await owner.query("alter table players rename to players_gone");
    const answer = await bed.logIn("somebody@example.test", "a-secret-word");
    expect([answer.status, answer.body]).toEqual([500, { code: "defect" }]);
    const text = JSON.stringify(logged.mock.calls);
    expect(text).toContain("the sandbox failed to answer");
    // SQLSTATE of a table that is not there.
    expect(text).toContain("42P01");
    expect(text).toMatch(/failed query: .*players/);
    expect(text).not.toMatch(/somebody|a-secret-word|params/);
  } finally {
    logged.mockRestore();
    await owner.query("alter table players_gone rename to players");
    await owner.end();
    await bed.sandbox.close();
  }
});

it("PLT-09 a mail that cannot be written is logged without its address", async () => {
  expectErrors();
  const cause = Object.assign(new Error('invalid text: "somebody@example.test"'), {
    code: "22021",
  });
  const failure = new DrizzleQueryError("insert into outbox", ["somebody@example.test"], cause);
  const where = () => Promise.reject(failure);
  const services = { db: { select: () => ({ from: () => ({ where }) }) } };
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const bet = { id: "9", stake: "1.00", possibleWin: "2.00", iso: "RUB" };
  mailBetPlacedIfWanted(services as unknown as SandboxServices, 1, bet, "en");
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  const text = String(logged.mock.calls[0]);
  logged.mockRestore();
  expect(text).toContain("a mail about bet 9 was not written: failed query: insert into outbox");
  expect(text).toContain("22021");
  expect(text).not.toContain("somebody");
});
