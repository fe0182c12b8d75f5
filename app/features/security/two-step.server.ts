import { z } from "zod";
import { codeDigitCount, oneTimeCode } from "~/features/codes/code-text.server";
import { declareForm } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
import {
  confirmRecoveryCodesSaved,
  startTwoStepSetUp,
  turnOffTwoStep,
  turnOnTwoStep,
} from "~/platform/services/security/client.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { finishSecurityChange } from "./change-outcome.server";

const screen = "office:security";

/** Starts to set up the second step of sign-in: the page then shows its secret. */
const startForm = declareForm({
  screen,
  intent: "two-step-start",
  fields: z.object({ password: textField(256) }),
  rule: postLimits.securing,
  events: "two_step_start",
  run: async ({ password }, post) =>
    finishSecurityChange(post, await startTwoStepSetUp(post.context.platform, password), {
      flash: null,
    }),
});

/** Turns the second step of sign-in on, by a first code of the authenticator app. */
const firstCodeForm = declareForm({
  screen,
  intent: "two-step",
  fields: z.object({ code: oneTimeCode(codeDigitCount) }),
  rule: postLimits.securing,
  events: "two_step_on",
  run: async ({ code }, post) =>
    finishSecurityChange(post, await turnOnTwoStep(post.context.platform, code)),
});

/** Takes note that the player has saved the recovery codes: the page shows them no more. */
const savedCodesForm = declareForm({
  screen,
  intent: "two-step-saved",
  fields: z.object({}),
  events: "two_step_saved",
  run: async (_nothing, post) =>
    finishSecurityChange(post, await confirmRecoveryCodesSaved(post.context.platform), {
      flash: null,
    }),
});

/** Turns the second step of sign-in off; asks for the password and a code. */
const turnOffForm = declareForm({
  screen,
  intent: "two-step-off",
  fields: z.object({
    password: textField(256).refine((text) => text !== "", "required"),
    code: oneTimeCode(null),
  }),
  rule: postLimits.securing,
  events: "two_step_off",
  run: async ({ password, code }, post) =>
    finishSecurityChange(post, await turnOffTwoStep(post.context.platform, password, code)),
});

export const twoStepForms = [startForm, firstCodeForm, savedCodesForm, turnOffForm];
