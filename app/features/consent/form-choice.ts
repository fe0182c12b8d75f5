import {
  type ConsentChoice,
  type ConsentClass,
  classesNeedingConsent,
} from "~/domain/consent/choice";
import { isBoxText, isTicked } from "../screens/ticked";

/** What a form of the cookie choice sends: a choice, or a box for each class. */
export type PostedConsent = Readonly<
  { choice?: ConsentChoice } & Partial<Record<(typeof classesNeedingConsent)[number], string>>
>;

/** The box whose text is neither yes nor no; undefined = none. With a choice the boxes do not count. */
export function unreadConsentBox(posted: PostedConsent): ConsentClass | undefined {
  if (posted.choice !== undefined) return undefined;
  return classesNeedingConsent.find((name) => !isBoxText(posted[name] ?? null));
}

/** The choice of a form: its `choice`, else its boxes (both = all, none = disable). */
export function consentChoiceOf(posted: PostedConsent): ConsentChoice {
  if (posted.choice !== undefined) return posted.choice;
  const [functionality, marketing] = classesNeedingConsent.map((name) =>
    isTicked(posted[name] ?? null),
  );
  if (functionality && marketing) return "all";
  if (functionality) return "functionality";
  return marketing ? "marketing" : "disable";
}
