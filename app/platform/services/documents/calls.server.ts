import { defineCall, defineRefusal } from "../../define-call.server";
import { fillProfileReplyWire, fillProfileRequestWire, uploadedFileReplyWire } from "./wire.server";

const file = { type: "application/octet-stream" } as const;

const fileRefusals = defineRefusal(
  422,
  "file-empty",
  "file-too-large",
  "file-type",
  "file-active",
  "too-many-files",
);

export const documentCalls = {
  send: defineCall({
    name: "documents.send",
    method: "POST",
    path: "/web-api/user/v1/documents",
    summary: "Sends a document",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 15_000,
    query: { "type!": "kind of document", "name!": "name of the file" },
    request: file,
    success: [201],
    reply: uploadedFileReplyWire,
    refusals: [fileRefusals],
  }),
  sendToSupport: defineCall({
    name: "documents.send",
    method: "POST",
    path: "/web-api/user/v1/support/files",
    summary: "Sends a file of a message",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 15_000,
    query: { "message!": "the message", "name!": "name of the file" },
    request: file,
    success: [201],
    reply: uploadedFileReplyWire,
    refusals: [defineRefusal(404, "not-found"), fileRefusals],
  }),
  file: defineCall({
    name: "documents.file",
    method: "GET",
    path: "/web-api/user/v1/documents/{id}",
    summary: "The player's own file as it was sent",
    auth: "bearer",
    kind: "query",
    reply: file,
  }),
  fillProfile: defineCall({
    name: "user.profile",
    method: "POST",
    path: "/web-api/user/v1/profile",
    summary: "Fills in empty fields of the profile",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    request: fillProfileRequestWire,
    reply: fillProfileReplyWire,
  }),
};
