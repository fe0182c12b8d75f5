CREATE TABLE "sign_ins" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"at" bigint NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"started_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"used_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"new_codes" text
);
--> statement-breakpoint
CREATE TABLE "news_stops" (
	"address" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "password_changed_at" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "activate_until" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "secret_question" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "secret_answer_hash" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "wants_news" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_player" ON "sign_ins" USING btree ("player_id","at");--> statement-breakpoint
CREATE INDEX "recovery_codes_player" ON "recovery_codes" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_number_unique" UNIQUE("number");