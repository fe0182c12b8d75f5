import { startBreakForm } from "./break.server";
import { cancelPendingDepositLimitsForm } from "./cancel.server";
import { confirmExclusionForm } from "./exclude.server";
import { refillWithChosenReadingForm, saveLimitsForm } from "./save.server";
import { saveStricterLimitsForm } from "./stricter-post.server";

/** The forms of the page of limits. */
export const responsibleForms = [
  saveLimitsForm,
  refillWithChosenReadingForm,
  saveStricterLimitsForm,
  cancelPendingDepositLimitsForm,
  startBreakForm,
  confirmExclusionForm,
] as const;
