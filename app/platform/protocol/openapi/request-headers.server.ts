import type { Json } from "./json.server";

const header = (name: string, description: string, schema: Json = { type: "string" }) => ({
  name,
  in: "header",
  description,
  schema,
});

/** Headers of requests, by their names in the document. */
export const commonParameters = {
  requestedWith: header("x-requested-with", "XMLHttpRequest"),
  app: header("x-app-id", "Who asks"),
  requestId: header("x-request-id", "Carried through logs"),
  language: header("x-language", "Language of texts in the reply"),
  clientAddress: header("x-client-address", "The visitor's address, where it is known"),
  agent: header("x-visitor-agent", "The visitor's user agent, percent-encoded"),
  captcha: header("x-captcha", "The captcha that was answered right"),
  fingerprint: header("x-fingerprint", "Another fingerprint's token, in place of the device's"),
};

/** Headers of every request; those of forms go with refusals that ask for them. */
export const alwaysSent = [
  "requestedWith",
  "app",
  "requestId",
  "language",
  "clientAddress",
  "agent",
] as const;
