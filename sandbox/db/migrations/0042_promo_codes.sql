CREATE TABLE "bought_promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"offer" text NOT NULL,
	"points" integer NOT NULL,
	"percent" integer NOT NULL,
	"most_of_least" integer NOT NULL,
	"bought_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "bought_promo_codes_key" UNIQUE("player_id","key"),
	CONSTRAINT "bought_promo_codes_points" CHECK ("bought_promo_codes"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "bought_promo_codes" ADD CONSTRAINT "bought_promo_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;