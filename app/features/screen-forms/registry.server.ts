import { emailConfirmationForms } from "~/features/activation/activation.server";
import { confirmAgeForm } from "~/features/age-gate/confirm.server";
import { pushForms } from "~/features/app/push-forms.server";
import { closeAppBannerForm } from "~/features/app-banner/close.server";
import { depositForms, withdrawalForms } from "~/features/cashier/post.server";
import { gameForms } from "~/features/casino/forms.server";
import { consentForm } from "~/features/consent/post.server";
import { couponSettingsForms } from "~/features/coupon/settings/settings-post.server";
import { otherDeviceSignInForms } from "~/features/device-sign-in/show.server";
import { toggleFavouriteForm } from "~/features/favourites/forms.server";
import type { ScreenForm } from "~/features/forms/declare.server";
import { identificationForm } from "~/features/identification/identification.server";
import { decideLimitApprovalForm } from "~/features/limits/approval.server";
import { answerKnowledgeTestForm } from "~/features/limits/knowledge-test.server";
import { responsibleForms } from "~/features/limits/page.server";
import { lottoForm } from "~/features/lottery/lotto-form.server";
import { totoForm } from "~/features/lottery/toto-form.server";
import { unsubscribeForm } from "~/features/newsletter/newsletter.server";
import { subscriptionForms } from "~/features/newsletter/subscribe.server";
import { takeOrCancelBonusForms } from "~/features/office/bonuses/forms.server";
import { documentForm, fillEmptyProfileFieldsForm } from "~/features/office/documents/forms.server";
import { buyPromoCodeForm, cashbackForms } from "~/features/office/rewards/forms.server";
import { cancelWithdrawalForm } from "~/features/office/statement/cancel-withdrawal.server";
import {
  askQuestionForm,
  banAppealForm,
  ideaForm,
  paymentRequestForms,
  paymentRequestReplyForm,
  supportForm,
} from "~/features/office/support/forms.server";
import {
  addCurrencyAccountForm,
  chooseActiveAccountForm,
  convertAccountForm,
  removeCurrencyAccountForm,
} from "~/features/office/wallets/forms.server";
import { answerPopupForm } from "~/features/popups/answer.server";
import { realityCheckForm } from "~/features/reality-check/answer.server";
import { recoveryForms } from "~/features/recovery/recovery.server";
import { registrationForms } from "~/features/registration/actions.server";
import { securityForms } from "~/features/security/security.server";
import { languageForm } from "~/features/settings/language.server";
import { displaySettingsForms } from "~/features/settings/save.server";
import { signInForms } from "~/features/sign-in/sign-in.server";
import { signOutForm } from "~/features/sign-in/sign-out.server";
import { confirmTermsForm } from "~/features/terms/confirm.server";
import { acknowledgeTermsUpdateForm } from "~/features/terms/update.server";
/** Declared forms of all screens; docs/declared-forms.md is their table. */
export const declaredScreenForms: readonly ScreenForm[] = [
  identificationForm,
  ...responsibleForms,
  answerKnowledgeTestForm,
  decideLimitApprovalForm,
  realityCheckForm,
  consentForm,
  confirmAgeForm,
  languageForm,
  ...displaySettingsForms,
  ...pushForms,
  ...couponSettingsForms,
  confirmTermsForm,
  acknowledgeTermsUpdateForm,
  answerPopupForm,
  unsubscribeForm,
  ...subscriptionForms,
  ...signInForms,
  signOutForm,
  ...registrationForms,
  ...recoveryForms,
  ...securityForms,
  ...otherDeviceSignInForms,
  ...emailConfirmationForms,
  ...depositForms,
  ...withdrawalForms,
  toggleFavouriteForm,
  ...gameForms,
  lottoForm,
  totoForm,
  cancelWithdrawalForm,
  chooseActiveAccountForm,
  addCurrencyAccountForm,
  removeCurrencyAccountForm,
  convertAccountForm,
  supportForm,
  ideaForm,
  paymentRequestReplyForm,
  ...paymentRequestForms,
  banAppealForm,
  askQuestionForm,
  ...takeOrCancelBonusForms,
  ...cashbackForms,
  buyPromoCodeForm,
  closeAppBannerForm,
  documentForm,
  fillEmptyProfileFieldsForm,
];
