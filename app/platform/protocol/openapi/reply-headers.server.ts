import { refTo } from "./schemas.server";

/** Headers of replies as components of the OpenAPI document, by their names there. */
export const replyHeaderComponents = {
  platformTime: {
    description: "The platform's clock, ms since epoch",
    schema: { type: "string", pattern: "^\\d{1,15}$" },
  },
  configRevision: {
    description: "Moves with each change of site config",
    schema: { type: "string" },
  },
};

/** References to the headers that every reply has, for the OpenAPI document. */
export const replyHeaders = {
  "x-platform-time": refTo("headers/platformTime"),
  "x-config-revision": refTo("headers/configRevision"),
};
