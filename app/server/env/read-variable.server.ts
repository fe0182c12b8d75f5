import type { EnvSource } from "./environment.server";
import { BadEnvironmentError } from "./start-error.server";
import { environmentVariables, secretVariables, type VariableValue } from "./variables.server";

/**
 * Value of a variable; null = not set. Throws `BadEnvironmentError` if the text is not a valid value of the
 * variable.
 */
export function readVariable<K extends keyof typeof environmentVariables>(
  source: EnvSource,
  name: K,
): VariableValue<K> | null {
  const text = source[name];
  if (text === undefined || text === "") return null;
  const [type, takes] = environmentVariables[name];
  const parsed = type.safeParse(text);
  if (!parsed.success) {
    const shown = secretVariables.has(name) ? "(not shown)" : JSON.stringify(withoutUser(text));
    throw new BadEnvironmentError(`${name} is ${shown}; it takes ${takes}.`);
  }
  return parsed.data as VariableValue<K>;
}

/** A URL whose user name and password, if it has them, are replaced by "(not shown)". */
function withoutUser(text: string) {
  return text.replace(/\/\/[^/@]*@/g, "//(not shown)@");
}
