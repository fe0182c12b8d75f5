ALTER TABLE "news_issues" ADD COLUMN "sent_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_issues" ADD COLUMN "done_at" bigint;--> statement-breakpoint
-- Until now an issue was sent as a whole or not at all.
update news_issues set done_at = at;