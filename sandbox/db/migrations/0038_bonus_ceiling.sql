ALTER TABLE "player_bonuses" ADD COLUMN "most_times" integer;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "dropped" bigint;