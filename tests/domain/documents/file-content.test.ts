import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fileLimits } from "~/domain/documents/document";
import { checkFileContent } from "~/domain/documents/file-content";
import { jpeg, pdf, png } from "../../support/files";

const pdfType = "application/pdf";
const objects = Buffer.from("1 0 << /Type /Catalog /Pages 2 0 R >>");
const script = Buffer.from("1 0 << /S /Java#53cript /JS (app.alert(1)) >>");

/** A PDF with one stream of these data. */
const stream = (data: Uint8Array, dictionary: string) =>
  pdf(
    `1 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\r\n${Buffer.from(data).toString("latin1")}\nendstream\nendobj`,
  );
const packed = (data: Uint8Array, dictionary: string) =>
  stream(deflateSync(data), `/Filter /FlateDecode ${dictionary}`);

const html = Buffer.from("<html><script>alert(1)</script></html>");

describe("uploaded document content", () => {
  const cases: readonly (readonly [name: string, content: Buffer, expected: string])[] = [
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
    ...["/SubmitForm", "/ImportData", "/GoToR", "/GoToE", "/Launch"].map(
      (name) =>
        [`a PDF that has ${name}`, pdf(`<< /A << /S ${name} /F (x) >> >>`), "file-active"] as [
          string,
          Buffer,
          string,
        ],
    ),
    ["a PDF whose name only begins so", pdf("<< /GoToReader 1 /JSON 2 /Launcher 3 >>"), pdfType],
    ["a PDF with its objects packed", packed(objects, "/Type /ObjStm /N 1 /First 4"), pdfType],
    ["a PDF with a script packed", packed(script, "/Type /ObjStm /N 1 /First 4"), "file-active"],
    ["a PDF with a script in a page's stream", packed(script, ""), "file-active"],
    ["a PDF with a script packed twice", packed(deflateSync(script), ""), "file-active"],
    [
      "a PDF with a script packed, whose stream says it is a picture",
      packed(script, "/Subtype /Image /Type /ObjStm"),
      "file-active",
    ],
    [
      "a PDF with objects that cannot be unpacked",
      stream(objects, "/Type /ObjStm /Filter /LZWDecode"),
      "file-active",
    ],
    [
      "a PDF with objects that are packed and encoded",
      stream(deflateSync(objects), "/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]"),
      "file-active",
    ],
    [
      "a PDF with objects whose bytes are moved by a predictor",
      packed(objects, "/Type /ObjStm /DecodeParms << /Predictor 12 >>"),
      "file-active",
    ],
    [
      "a PDF with objects that are cut off",
      stream(Buffer.from("encrypted"), "/N 1 /First 4 /Filter /FlateDecode"),
      "file-active",
    ],
    [
      "a PDF with objects where no stream is found",
      pdf("1 0 obj << /Type /ObjStm >> strea m\n"),
      "file-active",
    ],
    [
      "a PDF whose end of a stream is in its data",
      stream(
        Buffer.concat([
          deflateSync(Buffer.concat([Buffer.from("endstream "), script]), { level: 0 }),
        ]),
        "/Type /ObjStm /Filter /FlateDecode",
      ),
      "file-active",
    ],
    ["a PDF that unpacks to 100 MB", packed(Buffer.alloc(100_000_000), ""), "file-active"],
    [
      "a PDF with a picture whose samples spell a name",
      packed(Buffer.from("/JS /Launch "), "/Subtype /Image"),
      pdfType,
    ],
    ["a cut JPEG", jpeg().subarray(0, 1_000), "file-type"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "file-type"],
    ["nothing", Buffer.alloc(0), "file-empty"],
    ["ten megabytes and one byte", Buffer.alloc(fileLimits.bytes + 1, 0xff), "file-too-large"],
  ];
  it.each(cases)(
    "OFC-05 an uploaded file is checked by its content: %s",
    (_name, content, expected) => {
      const judged = checkFileContent(content);
      expect(judged.ok ? judged.type : judged.code).toBe(expected);
    },
  );
});
