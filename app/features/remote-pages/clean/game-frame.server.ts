import { escapeHtml } from "./escape.server";
import { attributeValue, type HtmlElement } from "./html.server";

/**
 * What the name of a game's frame must look like, such as `glass-dice-11`. The name identifies the
 * game: a newly loaded body with the same name has the same game.
 */
const namePattern = /^[\w.-]{1,80}$/;

/** What every frame may do: run its scripts and post its own forms. Nothing opens windows or leads the page away. */
const basics = "allow-scripts allow-forms";

/**
 * A game's frame as the shell writes it (CAS-03): its address, its name and its title are the remote's, all
 * else is the shell's. null where the address is none that site config allows. A frame of another site keeps
 * its own origin, which differs from the shell's. A frame of this site gets no origin, so that it can read
 * nothing of the shell.
 */
export function gameFrameMarkup(
  element: HtmlElement,
  frames: readonly string[],
  ownOrigin: string | null,
): string | null {
  const name = attributeValue(element, "data-game-frame") ?? "";
  const address = frameAddress(attributeValue(element, "src") ?? "", frames, ownOrigin);
  if (address === null || !namePattern.test(name)) return null;
  const title = attributeValue(element, "title") ?? "";
  const sandbox = address.startsWith("/") ? basics : `${basics} allow-same-origin`;
  const attributes = [
    ["data-game-frame", name],
    ["title", title],
    ["src", address],
    ["sandbox", sandbox],
    ["allow", "autoplay"],
    ["referrerpolicy", "no-referrer"],
  ] as const;
  const written = attributes.map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}

/**
 * The address of a frame, if `frames` allows it: a path where it is on this site, else absolute,
 * and never with a hash; null where it is not allowed.
 */
function frameAddress(
  value: string,
  frames: readonly string[],
  ownOrigin: string | null,
): string | null {
  const base = ownOrigin ?? "https://shell.invalid";
  if (!URL.canParse(value, base)) return null;
  const { origin, protocol, pathname, search, username, password } = new URL(value, base);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") return null;
  if (origin !== new URL(base).origin)
    return frames.includes(origin) ? `${origin}${pathname}${search}` : null;
  const isOwn = frames.some((frame) => frame.startsWith("/") && pathname.startsWith(frame));
  return isOwn && !/%2f|%5c|\/\/|\\/i.test(pathname) ? `${pathname}${search}` : null;
}
