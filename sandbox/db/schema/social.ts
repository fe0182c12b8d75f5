import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "./fields";
import { players } from "./players";

/** Players' identities at social networks; an identity belongs to one player (REG-10). */
export const socialIdentities = pgTable(
  "social_identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("social_identities_player").on(table.playerId),
  ],
);

/**
 * Identities that a social network has confirmed. `id` is first the hash of the authorization code
 * in the visitor's browser, then of the token that the code was exchanged for; each works once.
 */
export const socialSignInGrants = pgTable(
  "social_grants",
  {
    id: text("id").primaryKey(),
    stage: text("stage").$type<"code" | "token">().notNull(),
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    /** "" = the network tells none. */
    email: text("email").notNull(),
    isEmailVerified: boolean("is_email_verified").notNull(),
    name: text("name").notNull(),
    nonce: text("nonce").notNull(),
    /** S256 code challenge (RFC 7636). */
    challenge: text("challenge").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    expiresAt: timestampColumn("expires_at").notNull(),
  },
  (table) => [index("social_grants_expiry").on(table.expiresAt)],
);
