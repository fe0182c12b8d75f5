import {
  captchaAnswerRequestWire,
  captchaStatusReplyWire,
  captchaUpdateReplyWire,
} from "../../services/captcha/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

export const captchaCalls: readonly WireCall[] = [
  defineCall("POST", "/captcha/validate", "Judges the answer to a captcha", {
    proof: "session-or-none",
    request: captchaAnswerRequestWire,
    reply: captchaStatusReplyWire,
  }),
  defineCall("GET", "/captcha/update", "Another captcha of a purpose", {
    proof: "none",
    query: {
      purpose: "the form that its answer is good for",
      id: "or a captcha of that purpose",
    },
    reply: captchaUpdateReplyWire,
    refusals: [defineRefusal(404, "not-found")],
  }),
  defineCall("GET", "/captcha/gettime", "How long a captcha can still be answered", {
    proof: "none",
    query: { "id!": "the captcha" },
    reply: captchaStatusReplyWire,
  }),
];
