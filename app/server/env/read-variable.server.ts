import type { EnvSource } from "./environment.server";
import { BadEnvironmentError } from "./start-error.server";
import { secretVariables, type VariableValue, variables } from "./variables.server";

/** Value of a variable; null = not set. Throws `BadEnvironment` where the text is no value of it. */
export function readVariable<K extends keyof typeof variables>(
  source: EnvSource,
  name: K,
): VariableValue<K> | null {
  const text = source[name];
  if (text === undefined || text === "") return null;
  const [type, takes] = variables[name];
  const parsed = type.safeParse(text);
  if (!parsed.success) {
    const shown = secretVariables.has(name) ? "(not shown)" : JSON.stringify(withoutUser(text));
    throw new BadEnvironmentError(`${name} is ${shown}; it takes ${takes}.`);
  }
  return parsed.data as VariableValue<K>;
}

/** An address without the name and password that it may have. */
function withoutUser(text: string) {
  return text.replace(/\/\/[^/@]*@/g, "//(not shown)@");
}
