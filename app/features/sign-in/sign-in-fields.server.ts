import { z } from "zod";
import { isPlainText } from "~/domain/plain-text";
import { parseDialledPhone } from "~/domain/session/dialled-phone.server";
import { codeTextSchema } from "~/features/codes/code-text.server";

const save = z.preprocess((value) => value === "1" || value === "on", z.boolean());
const password = z.string().min(1).max(256).refine(isPlainText);
const telephone = z.object({ phone_code: z.string().max(8), phone_number: z.string().max(40) });

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
  login: z.string().trim().min(1).max(128).refine(isPlainText),
  password,
  save,
});
export const phoneSignInSchema = telephone.extend({ password, save }).refine(isDialled, atNumber);
export const smsSignInSchema = telephone.extend({ save }).refine(isDialled, atNumber);

/** Schema of the code step's fields; `length` is that of the code, null = any. */
export const codeStepSchema = (length: number | null) => z.object({ code: codeTextSchema(length) });

/** Schema of the fields for the code that another device shows (OFC-04); the platform reads it. */
export const deviceSignInSchema = z.object({
  device_code: z.string().trim().min(1).max(64).refine(isPlainText),
  save,
});
