const bytes = (...parts: readonly (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  );
const filler = (size: number) => "x".repeat(size);

/** A picture by its signature, of about so many bytes. */
export const png = (size = 2_000) =>
  bytes([0x89], "PNG\r\n", [0x1a], "\n", filler(size), "IEND", [0xae, 0x42, 0x60, 0x82]);
export const jpeg = (size = 2_000) => bytes([0xff, 0xd8, 0xff, 0xe0], filler(size), [0xff, 0xd9]);
export const pdf = (inside = "") => bytes("%PDF-1.7\n", inside, "\n", filler(2_000), "\n%%EOF\n");
