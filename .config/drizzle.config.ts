import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration of the embedded platform's schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./sandbox/db/schema.ts",
  out: "./sandbox/db/migrations",
});
