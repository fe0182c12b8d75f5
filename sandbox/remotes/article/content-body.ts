import { type ContentInline, parseContentMarkup } from "~sandbox/content/markup";
import { html, type Markup } from "../markup";
import type { PageRequest } from "../page-request";

/** Renders the checked markup of a published text (CNT-01); links lead to pages in the reader's language. */
export function contentBody(ask: PageRequest, text: string): Markup {
  const line = (parts: readonly ContentInline[]) => html`${parts.map((part) => inline(ask, part))}`;
  return html`${parseContentMarkup(text).map((block) => {
    if ("items" in block) {
      const items = block.items.map((item) => html`<li>${line(item)}</li>`);
      return block.kind === "ul" ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
    }
    if ("line" in block) {
      if (block.kind === "h2") return html`<h2>${line(block.line)}</h2>`;
      return block.kind === "h3"
        ? html`<h3>${line(block.line)}</h3>`
        : html`<p>${line(block.line)}</p>`;
    }
    return html`<div class="table" tabindex="0"><table><thead><tr>${block.head.map((cell) => html`<th scope="col">${line(cell)}</th>`)}</tr></thead><tbody>${block.rows.map(
      (row) => html`<tr>${row.map((cell) => html`<td>${line(cell)}</td>`)}</tr>`,
    )}</tbody></table></div>`;
  })}`;
}

function inline(ask: PageRequest, part: ContentInline): Markup | string {
  if ("path" in part) return html`<a href="${ask.at(part.path)}">${part.text}</a>`;
  return part.isBold ? html`<b>${part.text}</b>` : part.text;
}
