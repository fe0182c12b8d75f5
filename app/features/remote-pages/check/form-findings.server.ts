import { attributeValue, type HtmlElement } from "../html-node.server";
import { isOwnAddress, isPostToOwnPage } from "../urls.server";
import { elementsUnder } from "./elements.server";
import { fail, ok, type RemoteCheckFinding } from "./finding.server";

/**
 * Checks whether each form of a remote's body goes to the shell and can be sent without a script.
 */
export function formTargetAndButtonFindings(
  all: readonly HtmlElement[],
  siteOrigin: string | null,
): RemoteCheckFinding[] {
  return all
    .filter(({ tagName }) => tagName.toLowerCase() === "form")
    .map((form, at) => {
      const check = `form ${at + 1}`;
      const method = attributeValue(form, "method")?.trim().toLowerCase() || "get";
      const action = attributeValue(form, "action") ?? "";
      const isOwn = method === "post" ? isPostToOwnPage : isOwnAddress;
      if (method === "dialog" || !isOwn(action, siteOrigin))
        return fail(check, `${method} to "${action}" does nothing: forms go to the shell's pages`);
      const fields = elementsUnder(form.childNodes);
      const isSendable = fields.some(
        (one) =>
          (one.tagName === "button" && (attributeValue(one, "type") ?? "submit") === "submit") ||
          (one.tagName === "input" &&
            ["submit", "image"].includes(attributeValue(one, "type")?.toLowerCase() ?? "")),
      );
      const id = attributeValue(form, "id");
      const isOutside = all.some((one) => id !== null && attributeValue(one, "form") === id);
      return isSendable || isOutside
        ? ok(check, `${method} to "${action}"`)
        : fail(
            check,
            `${method} to "${action}" has no button: nobody can send it without a script`,
          );
    });
}
