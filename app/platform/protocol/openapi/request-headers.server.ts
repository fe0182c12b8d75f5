import type { OpenApiPart } from "./part.server";

const header = (name: string, description: string, schema: OpenApiPart = { type: "string" }) => ({
  name,
  in: "header",
  description,
  schema,
});

/** Headers of requests as components of the OpenAPI document, by their names there. */
export const requestHeaderParameters = {
  requestedWith: header("x-requested-with", "XMLHttpRequest"),
  app: header("x-app-id", "Who asks"),
  requestId: header("x-request-id", "Carried through logs"),
  language: header("x-language", "Language of texts in the reply"),
  clientAddress: header("x-client-address", "The visitor's address, where it is known"),
  agent: header("x-visitor-agent", "The visitor's user agent, percent-encoded"),
  captcha: header("x-captcha", "The captcha that was answered right"),
  fingerprint: header("x-fingerprint", "Another fingerprint's token, in place of the device's"),
};

/**
 * Names, in the document, of the headers that any request may have. A header that only answers a
 * refusal, such as that of a captcha, is described with the refusal.
 */
export const commonHeaderParameters = [
  "requestedWith",
  "app",
  "requestId",
  "language",
  "clientAddress",
  "agent",
] as const;
