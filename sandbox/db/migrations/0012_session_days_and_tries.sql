CREATE TABLE "past_sessions" (
	"player_id" integer NOT NULL,
	"started_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "counted_day" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "past_sessions" ADD CONSTRAINT "past_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_sessions_player" ON "past_sessions" USING btree ("player_id","ended_at");