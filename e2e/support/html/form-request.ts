import { Response, FormData as WebFormData } from "undici";
import type { DocumentRequest, Referrer } from "./client";

/** HTML's line breaks of an entry: always CRLF on the wire. */
const crlf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

type Entry = readonly [name: string, value: string | File];

/**
 * The request that a form makes when it is sent by a button, or by Enter without one (HTML, "Form submission
 * algorithm"). `formData` gives the form's entry list: its successful controls in tree order, and the submitter.
 */
export async function formRequest(
  form: HTMLFormElement,
  submitter: HTMLButtonElement | HTMLInputElement | null,
  entries: readonly Entry[],
  from: Referrer,
): Promise<DocumentRequest | null> {
  const says = (attribute: string) =>
    submitter?.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute);
  const method = (says("method") ?? "get").toLowerCase();
  if (method === "dialog") return null;
  const url = new URL(says("action") || from.url.href, form.baseURI);
  if (method !== "post") {
    url.search = urlEncoded(entries);
    return { url, method: "GET", body: null, from };
  }
  const body =
    says("enctype") === "multipart/form-data"
      ? await multipart(entries)
      : { type: "application/x-www-form-urlencoded", bytes: Buffer.from(urlEncoded(entries)) };
  return { url, method: "POST", body, from };
}

function urlEncoded(entries: readonly Entry[]): string {
  return new URLSearchParams(
    entries.map(([name, value]) => [
      crlf(name),
      typeof value === "string" ? crlf(value) : value.name,
    ]),
  ).toString();
}

async function multipart(entries: readonly Entry[]) {
  const data = new WebFormData();
  for (const [name, value] of entries) {
    if (typeof value === "string") data.append(crlf(name), crlf(value));
    else
      data.append(
        crlf(name),
        new Blob([await value.arrayBuffer()], { type: value.type }),
        value.name,
      );
  }
  const encoded = new Response(data);
  const type = encoded.headers.get("content-type") ?? "";
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}
