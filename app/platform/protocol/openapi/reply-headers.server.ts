import { refTo } from "./schemas.server";

/** Headers of replies, by their names in the document. */
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

/** Headers of every reply. */
export const replyHeaders = {
  "x-platform-time": refTo("headers/platformTime"),
  "x-config-revision": refTo("headers/configRevision"),
};
