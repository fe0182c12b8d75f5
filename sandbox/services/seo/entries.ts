import { z } from "zod";
import { seoContentWire, seoPageWire } from "~/platform/services/seo/wire.server";

/**
 * What an editor has written about pages: all of a stream, of a part of it, or one page, in one language or in all; the
 * narrower entry wins. Set by `PATCH /sandbox/config {seo: […]}`.
 */
export const seoEntriesSchema = z
  .array(
    z.object({
      stream: z.string().min(1),
      section: z.string().optional(),
      subsectionId: z.string().optional(),
      language: z.string().optional(),
      page: seoPageWire.partial(),
      /** Instead of the blocks that the platform writes itself; absent = these. */
      blocks: seoContentWire.shape.blocks.optional(),
    }),
  )
  .max(1_000);

export type SeoEntry = z.output<typeof seoEntriesSchema>[number];
