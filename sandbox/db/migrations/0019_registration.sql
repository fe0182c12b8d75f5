ALTER TABLE "players" ADD COLUMN "registered_at" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "bonus_choice" smallint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "promo_code" text;--> statement-breakpoint
CREATE INDEX "players_birth_date" ON "players" USING btree (("config"->'user_data'->>'date_birthday'));--> statement-breakpoint
CREATE INDEX "players_document" ON "players" USING btree ((upper(regexp_replace("config"->'user_data'->>'passport', '[[:space:][:punct:]]', '', 'g'))));