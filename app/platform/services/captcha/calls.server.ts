import { defineCall, defineRefusal } from "../../define-call.server";
import {
  captchaAnswerRequestWire,
  captchaStatusReplyWire,
  captchaUpdateReplyWire,
} from "./wire.server";

export const captchaCalls = {
  validate: defineCall({
    name: "captcha.validate",
    method: "POST",
    path: "/captcha/validate",
    summary: "Judges the answer to a captcha",
    auth: "session-or-none",
    kind: "effect",
    timeoutMs: 5_000,
    request: captchaAnswerRequestWire,
    reply: captchaStatusReplyWire,
    isSpecified: true,
  }),
  update: defineCall({
    name: "captcha.update",
    method: "GET",
    path: "/captcha/update",
    summary: "Another captcha of a purpose",
    auth: "none",
    kind: "query",
    timeoutMs: 3_000,
    query: {
      purpose: "the form that its answer is valid for",
      id: "or a captcha of that purpose",
    },
    reply: captchaUpdateReplyWire,
    refusals: [defineRefusal(404, "not-found")],
    isSpecified: true,
  }),
  status: defineCall({
    name: "captcha.gettime",
    method: "GET",
    path: "/captcha/gettime",
    summary: "How long a captcha can still be answered",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    query: { "id!": "the captcha" },
    reply: captchaStatusReplyWire,
    isSpecified: true,
  }),
};
