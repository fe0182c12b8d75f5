import {
  fillProfileReplyWire,
  fillProfileRequestWire,
  uploadedFileReplyWire,
} from "../../services/documents/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";
const file = { type: "application/octet-stream" } as const;

const fileRefusals = defineRefusal(
  422,
  "file-empty",
  "file-too-large",
  "file-type",
  "file-active",
  "too-many-files",
);

export const documentCalls: readonly WireCall[] = [
  defineCall("POST", `${user}/documents`, "Sends a document", {
    ...own,
    query: { "type!": "kind of document", "name!": "name of the file" },
    request: file,
    success: [201],
    reply: uploadedFileReplyWire,
    refusals: [fileRefusals],
  }),
  defineCall("POST", `${user}/support/files`, "Sends a file of a message", {
    ...own,
    query: { "message!": "the message", "name!": "name of the file" },
    request: file,
    success: [201],
    reply: uploadedFileReplyWire,
    refusals: [defineRefusal(404, "not-found"), fileRefusals],
  }),
  defineCall("GET", `${user}/documents/{id}`, "One's own file as it was sent", {
    ...own,
    reply: file,
  }),
  defineCall("POST", `${user}/profile`, "Fills in what the profile lacks", {
    ...own,
    request: fillProfileRequestWire,
    reply: fillProfileReplyWire,
  }),
];
