import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { RequestHandler, Response } from "express";

const year = 31_536_000;
/** Codings of the build's compressed copies, the smaller one first. */
const codings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
/** Addresses that only a file can have: hashed parts of the build, and files of a site's root such as its icons; the manifest and the worker are made of site config. */
const ofFiles =
  /^\/(?:assets\/.*|(?!(?:manifest\.json|pwa-sw\.js)$)[^/]+\.(?:css|gif|ico|jpe?g|js|json|map|png|svg|webmanifest|webp|woff2?))$/;

/**
 * Makes the middleware that serves the client files, precompressed by the build; browsers keep hashed ones for a
 * year, others for an hour. Preconditions and ranges are Express's (RFC 9110, 13 and 14). A file that does not exist
 * is 404 here: as a page it would lead into a language, and a script would get a document.
 */
export function clientFiles(clientDir: string): RequestHandler {
  const files = new Set(
    readdirSync(clientDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${relative(clientDir, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`,
      ),
  );
  return (request, response, next) => {
    const { method, path } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    if (!files.has(path)) {
      if (!ofFiles.test(path)) return next();
      return refuse(response, 404, "404 Not Found\n");
    }
    Object.assign(response.locals, { route: "file" });
    const copies = codings.filter(([, suffix]) => files.has(path + suffix));
    const [coding, suffix] = copies.find(([name]) => request.acceptsEncodings(name)) ?? [null, ""];
    if (copies.length > 0) response.vary("Accept-Encoding");
    if (coding) response.set("Content-Encoding", coding);
    const age = path.startsWith("/assets/") ? `${year}, immutable` : "3600";
    response.type(extname(path)).set("Cache-Control", `public, max-age=${age}`);
    response.sendFile(path + suffix, { root: clientDir, cacheControl: false }, (error) => {
      if (!error || response.headersSent) return;
      const { status } = error as { status?: number };
      if (status === 416) return refuse(response, 416, "416 Range Not Satisfiable\n");
      if (status === 404) return refuse(response, 404, "404 Not Found\n");
      next(error);
    });
  };
}

function refuse(response: Response, status: number, text: string): void {
  response.removeHeader("Content-Encoding");
  response.status(status).type("text/plain").set("Cache-Control", "no-store").send(text);
}
