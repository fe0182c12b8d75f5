import { screenRowBuilder } from "./row";

const values = { kind: ["real", "virtual", "stream"] };

/**
 * Pages of the cyber sports section under one of its two names. Both names have the same pages;
 * search engines are told the address under `cyber`. The root page shows all kinds.
 */
function pages<const Name extends "cyber" | "esports">(name: Name) {
  const row = screenRowBuilder({
    remote: "cyber",
    title: "cyber",
    about: "cyber",
    canonicalRoot: name === "cyber" ? null : "cyber",
  });
  return [
    row(name, name, { title: name }),
    row(`${name}-real`, `${name}/real`, { title: "cyber_real" }),
    row(`${name}-virtual`, `${name}/virtual`, { title: "cyber_virtual" }),
    row(`${name}-stream`, `${name}/stream`, { title: "cyber_stream" }),
    row(`${name}-disciplines`, `${name}/{kind}/disciplines`, {
      values,
      title: "cyber_disciplines",
    }),
    row(`${name}-all`, `${name}/{kind}/all`, { values, title: name }),
    row(`${name}-discipline`, `${name}/{kind}/{discipline}`, { values, title: name }),
    row(`${name}-discipline-champs`, `${name}/{kind}/{discipline}/champs`, {
      values,
      title: "champs",
    }),
    row(`${name}-champ`, `${name}/{kind}/{discipline}/{champ}`, { values, title: name }),
    row(`${name}-game`, `${name}/{kind}/{discipline}/{champ}/{game}`, { values, title: "game" }),
  ] as const;
}

/** Rows of the screen catalogue: cyber sports, real, virtual and streamed. */
export const cyberScreens = [...pages("cyber"), ...pages("esports")] as const;
