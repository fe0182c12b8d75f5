CREATE TABLE "conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"from_account" integer NOT NULL,
	"to_account" integer NOT NULL,
	"taken" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"given" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "conversions_key" UNIQUE("player_id","key"),
	CONSTRAINT "conversions_amounts" CHECK ("conversions"."taken" > 0 and "conversions"."fee" >= 0 and "conversions"."fee" < "conversions"."taken" and "conversions"."given" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_key" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_from_account_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_to_account_accounts_id_fk" FOREIGN KEY ("to_account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_back" UNIQUE("player_id","taken_back_key");