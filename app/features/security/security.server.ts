import { z } from "zod";
import { declareForm } from "~/features/forms/declare.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import { contactAddressForms } from "./addresses.server";
import { endSessionsForm } from "./end-sessions.server";
import { connectSocialNetworkForm, disconnectSocialNetworkForm } from "./networks.server";
import { emailNewsForm } from "./news.server";
import { passwordForm } from "./password.server";
import { secretQuestionForm } from "./question.server";
import { securityPath } from "./security-path";
import { twoStepForms } from "./two-step.server";

/** Forgets the codes that a new telephone or e-mail address waits for. */
const cancelForm = declareForm({
  screen: "office:security",
  intent: "cancel",
  fields: z.object({}),
  events: "contact_cancel",
  run: async (_nothing, { context: { scope, lng }, request }) => {
    await storeCodeWait(scope, request, "phone", null);
    await storeCodeWait(scope, request, "email", null);
    return { ok: true, to: securityPath(lng) };
  },
});

/** Forms of the page of security (OFC-03; docs/forms.md), their posts counted by player (SEC-07). */
export const securityForms = [
  passwordForm,
  ...twoStepForms,
  ...contactAddressForms,
  cancelForm,
  secretQuestionForm,
  endSessionsForm,
  emailNewsForm,
  connectSocialNetworkForm,
  disconnectSocialNetworkForm,
];
