import { describe, expect, it } from "vitest";
import { checkFileContent, fileLimits } from "~/domain/documents/document";
import { jpeg, pdf, png } from "../../support/files";

const html = Buffer.from("<html><script>alert(1)</script></html>");

describe("uploaded document content", () => {
  it.each([
    ["a JPEG", jpeg(), "image/jpeg"],
    ["a PNG", png(), "image/png"],
    ["a PDF", pdf(), "application/pdf"],
    ["a web page, whatever it is called", html, "file-type"],
    [
      "a script that says it is a PDF",
      Buffer.from("%PDF-1.7\n<script>alert(1)</script>"),
      "file-type",
    ],
    ["a PDF behind a web page", Buffer.concat([html, pdf()]), "file-type"],
    [
      "a PDF that runs a script",
      pdf("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>"),
      "file-active",
    ],
    ["a PDF that spells it otherwise", pdf("<< /S /Java#53cript >>"), "file-active"],
    ["a PDF with a file inside", pdf("/EmbeddedFiles "), "file-active"],
    ["a cut JPEG", jpeg().subarray(0, 1_000), "file-type"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "file-type"],
    ["nothing", Buffer.alloc(0), "file-empty"],
    ["ten megabytes and one byte", Buffer.alloc(fileLimits.bytes + 1, 0xff), "file-too-large"],
  ])("OFC-05 an uploaded file is checked by its content: %s", (_name, content, expected) => {
    const judged = checkFileContent(content);
    expect(judged.ok ? judged.type : judged.code).toBe(expected);
  });
});
