CREATE TABLE "sign_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"player_id" integer,
	"code_hash" text NOT NULL,
	"sent_to" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries_left" smallint NOT NULL,
	CONSTRAINT "sign_in_codes_sent_to_unique" UNIQUE("sent_to"),
	CONSTRAINT "sign_in_codes_tries" CHECK ("sign_in_codes"."tries_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "sms_code" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "last_sms_code" text;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
UPDATE "players" SET "sms_code" = '000000' WHERE "login" LIKE '%@example.test';
