import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/form-post.server";
import { registrationCodePosted, resendCodePosted } from "./confirm.server";
import { cancelCodeWaitPosted, registrationAbandonBeaconPosted } from "./leave.server";
import { registerPosted } from "./register.server";
import { refusedRegistrationReply } from "./reply.server";
import { downloadOrMailCredentialsPosted } from "./save.server";
import type { RefusedRegistrationReply } from "./view";

/** Intents of the registration page (REG-01 to REG-12; docs/forms.md). */
export const registrationIntents: IntentHandlers<RefusedRegistrationReply> = {
  register: registerPosted,
  country: countryChosen,
  default: registrationCodePosted,
  resend: resendCodePosted,
  cancel: cancelCodeWaitPosted,
  save: downloadOrMailCredentialsPosted,
  leave: registrationAbandonBeaconPosted,
};

/** Returns the form for another country with the typed values; used without a script. */
async function countryChosen({ form }: FormPost): Promise<ActionResult<RefusedRegistrationReply>> {
  return { kind: "stay", status: 200, data: refusedRegistrationReply(form, []) };
}
