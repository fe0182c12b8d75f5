import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Request, RequestHandler, Response } from "express";
import { addressKey } from "./post-limits/address-key.server";

/** A file of a posted form, before anybody has judged it; its name is what the browser says. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Why a form's files were not taken. */
export type UploadRefusal = "file-too-large" | "too-many-files" | "upload-broken";

/** Files of a posted form; with a refusal there are none. */
export interface UploadedFilesOrRefusal {
  readonly files: readonly UploadedFile[];
  readonly refusal: UploadRefusal | null;
}

export interface UploadLimits {
  /** Of one file, bytes. */
  readonly bytes: number;
  readonly files: number;
}

/**
 * Most bytes and most fields that the fields without files may have in a form with files; the bytes
 * are the limit of every form (SEC-06).
 */
const fieldBytes = 64 * 1024;
const mostFields = 30;
/** How long the whole of a form with files may take, ms; nginx's template waits as long. */
const longestMs = 120_000;

/** Most bytes of files in memory at once: in this process, and of one visitor's address. */
export interface UploadMemory {
  readonly all: number;
  readonly address: number;
}
const memoryOfProcess: UploadMemory = { all: 128 * 1024 * 1024, address: 64 * 1024 * 1024 };

/**
 * Reads forms with files at the named addresses (OFC-05); everywhere else a body of more than 64 KB is refused.
 * Size and number are bounded while it is read: what is too much is thrown away as it comes, and the form is then
 * answered as refused. The fields go on as a form without files, the files beside them.
 */
export function uploadParser(
  path: RegExp,
  limits: UploadLimits,
  memory: UploadMemory = memoryOfProcess,
): RequestHandler {
  const shareOf = createMemoryBound(memory);
  const largest = limits.bytes * limits.files + fieldBytes * 2;
  return (request, response, next) => {
    const type = request.headers["content-type"] ?? "";
    const isUpload =
      request.method === "POST" && /^multipart\/form-data\b/i.test(type) && path.test(request.path);
    if (!isUpload) return next();
    const stated = Number(request.headers["content-length"] ?? 0);
    if (stated > largest * 2) {
      request.resume();
      response
        .status(413)
        .type("text/plain")
        .set("Connection", "close")
        .send("413 Content Too Large\n");
      return;
    }
    const share = shareOf(addressKey(request.ip ?? null));
    // The files live as long as the request: it waits for its turn, and its action reads them.
    response.once("close", share.release);
    const timer = setTimeout(() => refuseSlow(response), longestMs);
    read(request, limits, largest, share)
      .finally(() => clearTimeout(timer))
      .then(
        ({ fields, upload }) => {
          if (response.headersSent) return;
          request.body = Buffer.from(fields.toString());
          request.headers["content-type"] = "application/x-www-form-urlencoded";
          response.locals["upload"] = upload;
          next();
        },
        (error: unknown) => {
          if (response.headersSent) return;
          // The connection stays: the rest of the form is thrown away as it comes, and a browser reads the answer after it.
          if (error instanceof NoMemoryLeft)
            response.status(503).set("Retry-After", "10").send("503 Busy\n");
          else response.status(400).send("400 Bad Request\n");
        },
      );
  };
}

/** Answers a request whose body does not come to its end in time; its connection ends with the answer. */
export function refuseSlow(response: Response): void {
  if (response.headersSent) return;
  response.status(408).type("text/plain");
  response.set({ "Cache-Control": "no-store", Connection: "close" }).send("408 Request Timeout\n");
}

interface ReadForm {
  readonly fields: URLSearchParams;
  readonly upload: UploadedFilesOrRefusal;
}

class NoMemoryLeft extends Error {}

/** What one request holds of the memory for files. */
interface MemoryShare {
  /** Whether there is room for more. */
  mayTake(): boolean;
  take(bytes: number): void;
  release(): void;
}

/** Counts the bytes of files in memory, by visitor's address too (null = not counted by address). */
function createMemoryBound(memory: UploadMemory): (address: string | null) => MemoryShare {
  let all = 0;
  const byAddress = new Map<string, number>();
  return (address) => {
    let own = 0;
    const take = (bytes: number) => {
      own += bytes;
      all += bytes;
      if (address === null) return;
      const ofAddress = (byAddress.get(address) ?? 0) + bytes;
      if (ofAddress === 0) byAddress.delete(address);
      else byAddress.set(address, ofAddress);
    };
    return {
      take,
      mayTake: () =>
        all <= memory.all && (address === null || (byAddress.get(address) ?? 0) <= memory.address),
      release: () => take(-own),
    };
  };
}

function read(
  request: Request,
  limits: UploadLimits,
  largest: number,
  share: MemoryShare,
): Promise<ReadForm> {
  return new Promise((resolve, reject) => {
    // Throws at once where the header names no boundary.
    const parser = parserOf(request, limits);
    const fields = new URLSearchParams();
    const files: UploadedFile[] = [];
    const unfinished = new Set<Buffer[]>();
    let refusal: UploadRefusal | null = null;
    let total = 0;
    let isDone = false;
    const drop = () => {
      files.length = 0;
      for (const chunks of unfinished) chunks.length = 0;
      share.release();
    };
    const end = (error?: unknown) => {
      if (isDone) return;
      isDone = true;
      if (error !== undefined) drop();
      request.unpipe(parser);
      request.resume();
      if (error !== undefined) return reject(error);
      resolve({ fields, upload: { files: refusal === null ? files : [], refusal } });
    };
    const refuse = (code: UploadRefusal) => {
      refusal ??= code;
      drop();
    };
    request.on("data", (chunk: Buffer) => {
      total += chunk.length;
      // So much more than is taken is no form of a browser: nobody waits for its end.
      if (total > largest * 2) {
        refuse("file-too-large");
        end();
        request.destroy();
      }
    });
    request.on("aborted", () => end(new Error("the form was not sent to its end")));
    parser.on("field", (name, value, isNameCut, isValueCut) => {
      const length = [...fields].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
      if (isNameCut || isValueCut || length + value.length > fieldBytes) refuse("upload-broken");
      else fields.append(name, value);
    });
    parser.on("file", (field, stream, name) => {
      const chunks: Buffer[] = [];
      unfinished.add(chunks);
      stream.on("data", (chunk: Buffer) => {
        if (refusal !== null || isDone) return;
        share.take(chunk.length);
        chunks.push(chunk);
        if (!share.mayTake()) end(new NoMemoryLeft());
      });
      stream.on("limit", () => refuse("file-too-large"));
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks);
        unfinished.delete(chunks);
        // A field of files that was left empty is sent as an empty file without a name.
        const isEmpty = bytes.length === 0 && (name ?? "") === "";
        if (refusal === null && !isEmpty) files.push({ field, name: name ?? "", bytes });
      });
    });
    parser.on("filesLimit", () => refuse("too-many-files"));
    parser.on("partsLimit", () => refuse("too-many-files"));
    parser.on("fieldsLimit", () => refuse("upload-broken"));
    parser.on("error", () => {
      refuse("upload-broken");
      end();
    });
    parser.on("finish", () => end());
    request.pipe(parser);
  });
}

function parserOf(request: Request, limits: UploadLimits) {
  return new Busboy({
    headers: request.headers as BusboyHeaders,
    limits: {
      fieldNameSize: 100,
      fieldSize: fieldBytes,
      fields: mostFields,
      fileSize: limits.bytes,
      files: limits.files,
      parts: mostFields + limits.files,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  });
}
