import { z } from "zod";
import { isPlainText } from "~/domain/plain-text";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";

/** Whether the session continues after the browser is closed. */
const save = z
  .string()
  .optional()
  .transform((text) => text === "1" || text === "on");
/** The return path as it was posted; "" = none. */
export const returnUrl = z.string().default("");
const password = z
  .string("required")
  .min(1, "required")
  .max(256, "invalid")
  .refine(isPlainText, "required");
const telephone = z.object({
  phone_code: z.string("required").max(8, "phone"),
  phone_number: z.string("required").max(40, "phone"),
});

/**
 * Whether both fields make a valid telephone number. The error is shown at the number, and only if
 * both fields are filled.
 */
const isDialled = (value: z.infer<typeof telephone>) =>
  parseDialledPhone(value.phone_code, value.phone_number) !== null;
const atNumber = {
  path: ["phone_number"],
  message: "phone",
  when: ({ value }: { value: unknown }) => telephone.safeParse(value).success,
};

/**
 * Schema of the sign-in form's fields for the way by login; those of the other ways follow (SES-03;
 * docs/forms.md).
 */
export const loginSignInSchema = z.object({
  login: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(128, "invalid")
    .refine(isPlainText, "required"),
  password,
  save,
  returnUrl,
});
export const phoneSignInSchema = telephone
  .extend({ password, save, returnUrl })
  .refine(isDialled, atNumber);
export const smsSignInSchema = telephone.extend({ save, returnUrl }).refine(isDialled, atNumber);

/** Schema of the fields for the code that another device shows (OFC-04); the platform reads it. */
export const deviceSignInSchema = z.object({
  device_code: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(64, "invalid")
    .refine(isPlainText, "required"),
  save,
  returnUrl,
});
