import { builtInFeed, footballDataFeed } from "./feed";
import { openWith } from "./open";
import type { Sandbox, SandboxOptions } from "./options";

export { type ServedSandbox, type ServeOptions, serveSandbox } from "./serve";
export type { Sandbox, SandboxOptions };

/**
 * Opens the embedded platform (SBX-01). Throws with one line for the console: the data folder is another
 * process's, the database cannot be reached, the feed's files cannot be read.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (options.feed === null) return openWith(builtInFeed(), "built in", options);
  return openWith(footballDataFeed(options.feed), options.feed, options);
}
