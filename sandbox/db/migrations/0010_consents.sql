CREATE TABLE "cookie_agreements" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"choice" text NOT NULL,
	"revision" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cookie_agreements" ADD CONSTRAINT "cookie_agreements_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_receipts" ADD CONSTRAINT "cookie_receipts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_receipts_of_player" ON "cookie_receipts" USING btree ("player_id","at");