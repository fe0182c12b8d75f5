CREATE TABLE "casino_favourites" (
	"player_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "casino_favourites_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "casino_fun" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"balance" bigint NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"round" jsonb,
	"at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casino_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "casino_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5000000001 CACHE 1),
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"game_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"iso" text NOT NULL,
	"base" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"state" text NOT NULL,
	"seed_id" bigint NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"bet" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "casino_rounds_key" UNIQUE("player_id","key"),
	CONSTRAINT "casino_rounds_nonce" UNIQUE("seed_id","nonce"),
	CONSTRAINT "casino_rounds_stake" CHECK ("casino_rounds"."base" > 0 and "casino_rounds"."stake" >= "casino_rounds"."base"),
	CONSTRAINT "casino_rounds_win" CHECK ("casino_rounds"."win" >= 0),
	CONSTRAINT "casino_rounds_outcome" CHECK (("casino_rounds"."state" = 'open') = ("casino_rounds"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "casino_seeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "casino_seeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "casino_seeds_nonce" CHECK ("casino_seeds"."nonce" >= 0)
);
--> statement-breakpoint
CREATE TABLE "casino_steps" (
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"round_id" bigint NOT NULL,
	"choice" text NOT NULL,
	"step" smallint NOT NULL,
	CONSTRAINT "casino_steps_player_id_key_pk" PRIMARY KEY("player_id","key"),
	CONSTRAINT "casino_steps_of_round" UNIQUE("round_id","step")
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"account_id" integer NOT NULL,
	"iso" text NOT NULL,
	"round" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "casino_favourites" ADD CONSTRAINT "casino_favourites_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_rounds" ADD CONSTRAINT "casino_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_rounds" ADD CONSTRAINT "casino_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_rounds" ADD CONSTRAINT "casino_rounds_seed_id_casino_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."casino_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_seeds" ADD CONSTRAINT "casino_seeds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_steps" ADD CONSTRAINT "casino_steps_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino_steps" ADD CONSTRAINT "casino_steps_round_id_casino_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."casino_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "casino_fun_expiry" ON "casino_fun" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "casino_rounds_of_player" ON "casino_rounds" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "casino_rounds_of_game" ON "casino_rounds" USING btree ("player_id","game_id","id");--> statement-breakpoint
CREATE INDEX "casino_rounds_open" ON "casino_rounds" USING btree ("at") WHERE "casino_rounds"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "casino_seeds_in_use" ON "casino_seeds" USING btree ("player_id") WHERE "casino_seeds"."closed_at" is null;