import { startBreakForm } from "./break.server";
import { cancelPendingDepositLimitsForm } from "./cancel.server";
import { confirmExclusionForm } from "./exclude.server";
import { refillAmbiguousLimitForm, saveLimitsForm } from "./save.server";
import { saveStricterLimitsForm } from "./stricter-post.server";

/** The forms of the page of limits. */
export const responsibleForms = [
  saveLimitsForm,
  refillAmbiguousLimitForm,
  saveStricterLimitsForm,
  cancelPendingDepositLimitsForm,
  startBreakForm,
  confirmExclusionForm,
] as const;
