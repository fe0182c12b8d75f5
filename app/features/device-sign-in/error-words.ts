import type { ErrorWords } from "~/features/forms/error-words";

/** The words of the page that signs in another device, by code. */
export const otherDeviceErrorWords: ErrorWords = {
  dictionary: "device",
  keys: {
    unavailable: "device:error_unavailable",
    "device-over": "device:error_over",
    "too-often": "device:error_too_often",
    confirm: "security:error_confirm",
    "bad-password": "security:error_bad_password",
  },
};
