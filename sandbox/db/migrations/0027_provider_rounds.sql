CREATE TABLE "provider_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"sitting" text NOT NULL,
	"key" text NOT NULL,
	"game_id" integer NOT NULL,
	"launch" text,
	"iso" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" jsonb,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"bet" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "provider_rounds_key" UNIQUE("sitting","key"),
	CONSTRAINT "provider_rounds_nonce" UNIQUE("sitting","nonce"),
	CONSTRAINT "provider_rounds_amounts" CHECK ("provider_rounds"."stake" > 0 and "provider_rounds"."win" >= 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "game_id" integer;--> statement-breakpoint
CREATE INDEX "provider_rounds_open" ON "provider_rounds" USING btree ("at") WHERE "provider_rounds"."state" in ('begun', 'taken');--> statement-breakpoint
CREATE INDEX "wallet_transactions_remote" ON "wallet_transactions" USING btree ("account_id","at") WHERE "wallet_transactions"."game_id" is not null;