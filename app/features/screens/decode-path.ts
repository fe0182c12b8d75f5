const maxDepth = 12;

/**
 * Maximum characters of a segment: the receipts of as many singles as a coupon holds share an address, with
 * their ids in one segment (CPP-12).
 */
const maxSegment = 4_200;

// A segment that decodes to a separator, a dot segment or a control character could be read differently later
// (by a remote, or the list of blocked paths); no address of ours has one.
const unsafe = /[\p{Cc}/\\]|^\.\.?$/u;

/**
 * Decodes raw segments; null where they are malformed, too long, too many or empty. A trailing slash is
 * allowed.
 */
export function decodePath(raw: readonly string[]): readonly string[] | null {
  const end = raw.at(-1) === "" ? raw.length - 1 : raw.length;
  if (end > maxDepth) return null;
  const path: string[] = [];
  for (let at = 0; at < end; at++) {
    const segment = decodeSegment(raw[at] ?? "");
    if (segment === null) return null;
    path.push(segment);
  }
  return path;
}

function decodeSegment(raw: string): string | null {
  if (raw === "" || raw.length > maxSegment) return null;
  let text = raw;
  if (raw.includes("%")) {
    try {
      text = decodeURIComponent(raw);
    } catch {
      return null;
    }
  }
  return unsafe.test(text) ? null : text;
}
