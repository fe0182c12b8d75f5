ALTER TABLE "events" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_uid_unique" UNIQUE("uid");