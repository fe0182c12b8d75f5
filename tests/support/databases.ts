import { inject } from "vitest";

/** URL of a database of the run's PostgreSQL that nobody else uses: with the schema, without data. */
export function migratedDatabase(): Promise<string> {
  return ask("migrated");
}

/** The same with nothing in it, as an operator would give it to a first start. */
export function emptyDatabase(): Promise<string> {
  return ask("empty");
}

async function ask(kind: "migrated" | "empty"): Promise<string> {
  const answer = await fetch(`${inject("databases")}/${kind}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
