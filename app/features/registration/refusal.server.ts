import type { RegistrationType } from "~/domain/registration/types";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RegistrationCallResult } from "~/platform/services/registration/client.server";
import { recordRegistrationStep } from "./record-step.server";
import { refusalWithOneError, refusedRegistrationReply } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

const formCodes = ["excluded", "taken", "too-often", "social-over"];

/** The reply to a registration that the platform refused; records the step `refused`. */
export function refuseByRegistrationResult(
  { context, form }: FormPost,
  type: RegistrationType,
  answer: Exclude<RegistrationCallResult<unknown>, { kind: "done" }>,
): ActionResult<RefusedRegistrationReply> {
  recordRegistrationStep(context, "refused", type);
  switch (answer.kind) {
    case "fields": {
      const errors = Object.entries(answer.fields).map(([field, code]) => ({ field, code }));
      return { kind: "stay", status: 422, data: refusedRegistrationReply(form, errors) };
    }
    case "too-soon":
      return refusalWithOneError(form, 422, "too-soon", { waitS: answer.waitS });
    case "captcha":
      return refusalWithOneError(form, 403, "captcha");
    case "unavailable":
      return refusalWithOneError(form, 503, "unavailable");
    case "refused": {
      const code = formCodes.find((one) => one === answer.code);
      return code
        ? refusalWithOneError(form, code === "excluded" ? 403 : 409, code)
        : refusalWithOneError(form, 422, "unavailable");
    }
  }
}
