CREATE SEQUENCE "public"."player_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"lng" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"code" text,
	"link" text,
	"is_withheld" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_counts" (
	"target" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_codes" RENAME TO "one_time_codes";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "sign_in_codes_sent_to_unique";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME CONSTRAINT "sign_in_codes_tries" TO "one_time_codes_tries";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME CONSTRAINT "sign_in_codes_player_id_players_id_fk" TO "one_time_codes_player_id_players_id_fk";--> statement-breakpoint
ALTER TABLE "one_time_codes" RENAME CONSTRAINT "sign_in_codes_pkey" TO "one_time_codes_pkey";--> statement-breakpoint
ALTER INDEX "sign_in_codes_expiry" RENAME TO "one_time_codes_expiry";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_link_id_unique" UNIQUE("link_id");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_target" UNIQUE("use","sent_to");--> statement-breakpoint
CREATE INDEX "outbox_to" ON "outbox" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_phone" ON "players" USING btree (("config"->>'phone_code'),("config"->>'phone_number')) WHERE "players"."config"->>'activation_type' in ('2', '3') and "players"."config"->>'phone_number' <> '';--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "last_sms_code";
