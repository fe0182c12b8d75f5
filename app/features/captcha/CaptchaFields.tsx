import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import styles from "./CaptchaFields.module.css";
import { captchaFieldNames, type RefusedFormCaptcha, type ShownCaptcha } from "./challenge";
import { type ReplyWithCaptcha, useCaptcha } from "./use-captcha";
import { useShownCaptcha } from "./use-shown-captcha";

interface CaptchaFieldsProps {
  /** The form's intent, where its page has several forms. */
  readonly intent?: string;
  /**
   * Name and value of the form's submit button, if it has them. A hidden copy of that button comes
   * first in the captcha, because Enter presses a form's first button.
   */
  readonly submit?: { readonly name: string; readonly value: string };
  /** The form's last reply, where it posts beside its page. */
  readonly reply?: ReplyWithCaptcha;
}

/**
 * The captcha of a form, where the platform asks for one (PLT-04, SES-11): a picture, and a question in words
 * for those who cannot see it; either answer is right. Stands between a form's fields and its button.
 */
export function CaptchaFields({ intent, submit, reply }: CaptchaFieldsProps) {
  const challenge = useCaptcha(intent, reply);
  const lng = useLanguage();
  if (!challenge?.shown) return null;
  return (
    <I18nProvider lng={lng} messages={challenge.messages}>
      <Fields shown={challenge.shown} error={challenge.error} submit={submit} />
    </I18nProvider>
  );
}

interface FieldsProps {
  readonly shown: ShownCaptcha;
  readonly error: RefusedFormCaptcha["error"];
  readonly submit: CaptchaFieldsProps["submit"];
}

function Fields({ shown: first, error, submit }: FieldsProps) {
  const { t } = useTranslation("captcha");
  const { shown, count, another } = useShownCaptcha(first, useLanguage());
  return (
    <fieldset className={styles.captcha}>
      <legend className={styles.title}>{t("title")}</legend>
      {/* Enter presses the first button of a form: this one, not the one for another picture. */}
      <button type="submit" {...submit} className={styles.enter} tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={captchaFieldNames.id} value={shown.id} />
      <div className={styles.picture}>
        <img src={shown.picture} alt={t("picture")} width={240} height={84} data-name="captcha" />
        <Button
          name={captchaFieldNames.another}
          value="1"
          look="quiet"
          isSmall
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            another();
          }}
        >
          {t("another")}
        </Button>
      </div>
      <Field
        key={shown.id}
        name={captchaFieldNames.answer}
        label={t("label")}
        hint={t("hint", { question: shown.question })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        required
        error={count === 0 ? error : null}
      />
      <p role="status" className={styles.status}>
        {count > 0 ? t("replaced") : null}
      </p>
    </fieldset>
  );
}
