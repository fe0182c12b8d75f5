import { findMissingProfileFields, hasBothContacts } from "~/domain/accounts/profile";
import { documentTypes, isDocumentType } from "~/domain/documents/document";
import type { RemotePlayer } from "~sandbox/services/remote-deps";
import { errorWords } from "../../form-errors";
import { html, type Markup } from "../../markup";
import type { RemotePage } from "../../page-request";
import type { OfficeRequest } from "../texts";
import { documentWords } from "./texts";

const path = "office/verification";
const accepted = "image/jpeg,image/png,application/pdf";

/**
 * The page of documents and personal data (OFC-05, ACC-08): state of the verification, missing
 * fields, sent files.
 */
export async function documentsPage(
  ask: OfficeRequest,
  { userId, config }: RemotePlayer,
): Promise<RemotePage> {
  const w = documentWords(ask.lng);
  const sent = await ask.deps.office.documentsOf(userId);
  const done = ask.query.get("done");
  const told = done === "sent" ? w.done : done === "saved" ? w.saved : null;
  const body = html`<h1>${w.title}</h1>${told !== null && html`<p class="done" role="status" data-code="${done === "sent" ? "documents-sent" : "profile-saved"}">${told}</p>`}${standing(ask, config)}${sendForm(ask)}${
    sent.length > 0 &&
    html`<section class="block" aria-labelledby="sent"><h2 id="sent">${w.yours}</h2><ul class="threads">${sent.map(
      ({ id, document, state, reason, at }) =>
        html`<li data-document="${id}"><strong>${isDocumentType(document) ? w.types[document] : document}</strong> <data data-name="document-state" value="${state}">${w.states[state]}</data> <a class="go" download href="/remote/documents/${id}">${w.download}</a><p class="ref">${ask.clock.moment(at)}${reason === "unreadable" && html` · ${w.reasons.unreadable}`}</p></li>`,
    )}</ul></section>`
  }${profile(ask, config)}`;
  return { title: w.title, body, sheet: "pages" };
}

type Config = RemotePlayer["config"];

function standing(ask: OfficeRequest, config: Config): Markup {
  const w = documentWords(ask.lng);
  const { verification_status_group_code: group, requested_additional_document: isMore } = config;
  const texts: Readonly<Record<string, string>> = {
    sent: w.stateSent,
    verified: w.stateVerified,
    refused: w.stateRefused,
  };
  const state = isMore ? "more" : Object.hasOwn(texts, group) ? group : "none";
  const text = isMore ? w.more : (texts[group] ?? w.stateNone);
  const isFace = config.verification_types.includes("face-id") && config.is_need_identification;
  return html`<p class="note"><data data-name="verification-state" value="${state}">${w.state}: ${text}</data></p>${config.is_identification_bonus && html`<p class="hint">${w.bonus}</p>`}${isFace && html`<p>${w.face} <a class="go" href="${ask.at("office/identification")}">${w.toIdentification}</a></p>`}`;
}

function sendForm(ask: OfficeRequest): Markup {
  const w = documentWords(ask.lng);
  return html`<section aria-labelledby="send"><h2 id="send">${w.send}</h2><p class="hint">${w.sendText}</p><form class="write" method="post" enctype="multipart/form-data" action="${ask.at(path)}"><p class="field"><label for="document-type">${w.type}</label><select id="document-type" name="type">${documentTypes.map(
    (type) => html`<option value="${type}">${w.types[type]}</option>`,
  )}</select></p>${fileField(ask, "document", w.file)}<button class="btn main">${w.submit}</button></form></section>`;
}

/** A file field with its possible errors in words. */
export function fileField(ask: OfficeRequest, name: string, label: string): Markup {
  const e = documentWords(ask.lng).errors;
  return html`<p class="field"><label for="${name}-files">${label}</label><input id="${name}-files" type="file" name="${name}" multiple accept="${accepted}"${errorWords(e, ["required", "file-empty", "file-too-large", "file-type", "file-active", "too-many-files", "upload-broken"])}></p>`;
}

/**
 * Block of the player's profile: which fields are still empty, and a form in which an empty
 * passport date or registration address can be filled in once (ACC-08).
 */
function profile(ask: OfficeRequest, config: Config): Markup {
  const w = documentWords(ask.lng);
  const missing = findMissingProfileFields(config.user_data);
  const names = missing.map((field) => w.fields[field]).join(", ");
  const own = missing.filter(
    (field) => field === "passport_date" || field === "registration_address",
  );
  return html`<section class="block" aria-labelledby="profile"><h2 id="profile">${w.profile}</h2><p><data data-name="profile-missing" value="${missing.length}">${missing.length === 0 ? w.filled : w.missing(names)}</data></p><p><data data-name="contacts-filled" value="${hasBothContacts(config) ? 1 : 0}">${hasBothContacts(config) ? w.contacts : w.noContacts}</data></p>${
    own.length > 0 &&
    html`<form class="write" method="post" action="${ask.at(path)}"><input type="hidden" name="intent" value="profile">${own.map(
      (field) =>
        html`<p class="field"><label for="${field}">${w.fields[field]}</label><input id="${field}" name="${field}" type="${field === "passport_date" ? "date" : "text"}" maxlength="200"></p>`,
    )}<button class="btn">${w.fill}</button></form>`
  }${config.is_need_identification && html`<p><a class="go" href="${ask.at("office/identification")}">${w.toIdentification}</a></p>`}</section>`;
}
