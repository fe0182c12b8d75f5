ALTER TABLE "player_bonuses" ADD COLUMN "refused_key" text;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_refused_key" UNIQUE("player_id","refused_key");--> statement-breakpoint
-- Offers that were refused at once, which had no other key; of a bonus that was taken first the key was not kept.
update player_bonuses set refused_key = key where state = 'refused' and started_at is null and closed_at = taken_at;
