import { constants, inflateSync } from "node:zlib";

/** Names by which a PDF runs scripts, starts programs, opens or carries other files, or sends what is in it. */
const active = [
  "JavaScript",
  "JS",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "XFA",
];
// A name ends at white space or a delimiter: without that, pictures of ten megabytes contain one by chance.
const activeName = new RegExp(`/(?:${active.join("|")})(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)`);

/** Bytes that all streams of a file may unpack to: 10 MB of it may hold a thousand times as much. */
const mostUnpackedBytes = 32 * 1024 * 1024;
/** How often a stream may be packed. */
const mostLayers = 3;

/** The beginning of a stream's data. White space and comments may stand between its dictionary and the word. */
const streamStart = />>(?:[\s\0]|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)/g;

/**
 * Whether a PDF does more than show its pages when it is opened, or cannot be looked into (OFC-05): its text, each
 * stream packed by Flate, and streams of objects, which readers treat as text. Streams of objects packed otherwise, or
 * encrypted, are refused.
 */
export function isActivePdf(bytes: Uint8Array): boolean {
  const raw = new TextDecoder("latin1").decode(bytes);
  const text = withPlainNames(raw);
  if (activeName.test(text)) return true;
  let left = mostUnpackedBytes;
  let objectStreams = 0;
  for (const found of raw.matchAll(streamStart)) {
    const dictionary = withPlainNames(dictionaryBefore(raw, found.index));
    const holdsObjects = isObjectStream(dictionary);
    if (holdsObjects) objectStreams += 1;
    // The samples of a picture are no objects, and by chance contain every short name.
    else if (/\/Image(?![A-Za-z])/.test(dictionary)) continue;
    const start = found.index + found[0].length;
    // Not up to "endstream", which may stand in the data: Flate says itself where it ends.
    const unpacked = unpack(bytes.subarray(start), left);
    if (unpacked === "too-large") return true;
    const isUnread = unpacked === null && /\/Filter(?![A-Za-z])/.test(dictionary);
    if (holdsObjects && (isUnread || isCodedFurther(dictionary))) return true;
    if (unpacked === null) continue;
    left -= unpacked.length;
    if (activeName.test(withPlainNames(new TextDecoder("latin1").decode(unpacked)))) return true;
  }
  // One that was not found where streams begin was not looked into.
  return [...text.matchAll(/\/ObjStm(?![A-Za-z])/g)].length > objectStreams;
}

/** Names may spell their letters as #xx. */
const withPlainNames = (content: string) =>
  content.replace(/#([\da-fA-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function dictionaryBefore(raw: string, end: number): string {
  const from = raw.slice(Math.max(0, end - 8192), end + 2);
  return from.slice(from.lastIndexOf(" obj") + 1);
}

/** Readers find one by its place in the file's index, whether or not it names its type. */
const isObjectStream = (dictionary: string) =>
  /\/ObjStm(?![A-Za-z])/.test(dictionary) ||
  (/\/First(?![A-Za-z])/.test(dictionary) && /\/N(?![A-Za-z])/.test(dictionary));

/** Whether a stream has another filter than Flate, or a predictor, which moves its bytes. */
const isCodedFurther = (dictionary: string) =>
  /\/(?:ASCIIHex|ASCII85|LZW|RunLength|Crypt|AHx|A85|RL)(?:Decode)?(?![A-Za-z\d])/.test(
    dictionary,
  ) || /\/Predictor\s+(?!1(?!\d))/.test(dictionary);

/** Data unpacked by Flate as often as it was packed; null = it is not, or is broken at its beginning. */
function unpack(packed: Uint8Array, limit: number): Uint8Array | "too-large" | null {
  let data = packed;
  let isUnpacked = false;
  for (let layer = 0; layer < mostLayers && isFlate(data); layer++) {
    if (limit < 1) return "too-large";
    try {
      data = inflateSync(data, {
        maxOutputLength: limit,
        // What of a broken stream can be read is read, as readers do.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") return "too-large";
      break;
    }
    isUnpacked = true;
  }
  return isUnpacked ? data : null;
}

/** The two bytes that Flate data begins with (RFC 1950). */
function isFlate([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 15) === 8 && (method * 256 + flags) % 31 === 0;
}
