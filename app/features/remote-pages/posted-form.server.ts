import { type FormReply, typedTextsOf } from "~/features/forms/reply";
import { elementsIn } from "./form-markup.server";
import { attributeValue, type HtmlElement, type HtmlNode } from "./html-node.server";

/**
 * The form element of the page that a refused post came from; undefined where it is no longer on
 * the page.
 */
export function findPostedForm(
  nodes: readonly HtmlNode[],
  reply: FormReply,
): HtmlElement | undefined {
  const forms = elementsIn(nodes).filter((form) => isFormOf(form, reply.form));
  // Of several forms of one intent, that with the same hidden values was posted.
  return forms.find((form) => isSameForm(form, reply)) ?? forms[0];
}

/**
 * Whether an element is a `post` form whose field `intent` has this value; a form without the field
 * has the intent `default`.
 */
function isFormOf(form: HtmlElement, intent: string): boolean {
  if (form.tagName !== "form" || attributeValue(form, "method")?.toLowerCase() !== "post")
    return false;
  const field = elementsIn(form.childNodes).find((one) => attributeValue(one, "name") === "intent");
  return (field ? attributeValue(field, "value") : "default") === intent;
}

/**
 * Whether the hidden fields of a form have the values that were posted. Fields that the reply does
 * not state are not compared.
 */
function isSameForm(form: HtmlElement, reply: FormReply): boolean {
  return elementsIn(form.childNodes).every((control) => {
    const isHidden =
      control.tagName === "input" && attributeValue(control, "type")?.toLowerCase() === "hidden";
    const posted = isHidden ? typedTextsOf(reply, attributeValue(control, "name") ?? "") : null;
    return posted === null || posted[0] === attributeValue(control, "value");
  });
}
