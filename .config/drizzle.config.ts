import { defineConfig } from "drizzle-kit";

/** `npm run db:generate` writes the next migration of the embedded platform's schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./app/sandbox/db/schema.ts",
  out: "./app/sandbox/db/migrations",
});
