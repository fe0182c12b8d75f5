CREATE TABLE "news_issues" (
	"issue" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "favourites" text DEFAULT '' NOT NULL;