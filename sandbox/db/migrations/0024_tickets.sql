CREATE TABLE "ticket_draws" (
	"ticket_id" bigint NOT NULL,
	"draw" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_draws_ticket_id_draw_pk" PRIMARY KEY("ticket_id","draw")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3000001 CACHE 1),
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"account_id" integer NOT NULL,
	"iso" text NOT NULL,
	"kind" text NOT NULL,
	"section" text NOT NULL,
	"draw" integer NOT NULL,
	"draws" integer NOT NULL,
	"lines" integer NOT NULL,
	"line_price" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"picks" jsonb NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"placed_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "tickets_key" UNIQUE("player_id","key"),
	CONSTRAINT "tickets_stake" CHECK ("tickets"."stake" > 0 and "tickets"."stake" = "tickets"."line_price" * "tickets"."lines" * "tickets"."draws"),
	CONSTRAINT "tickets_outcome" CHECK (("tickets"."state" = 'placed') = ("tickets"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "toto_draws" (
	"section" text NOT NULL,
	"number" integer NOT NULL,
	"games" jsonb NOT NULL,
	"closes_at" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" jsonb,
	CONSTRAINT "toto_draws_section_number_pk" PRIMARY KEY("section","number"),
	CONSTRAINT "toto_draws_outcome" CHECK (("toto_draws"."state" = 'settled') = ("toto_draws"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "toto_jackpots" (
	"section" text NOT NULL,
	"iso" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "toto_jackpots_section_iso_pk" PRIMARY KEY("section","iso"),
	CONSTRAINT "toto_jackpots_amount" CHECK ("toto_jackpots"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ticket_draws" ADD CONSTRAINT "ticket_draws_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_iso_accounts_id_iso_fk" FOREIGN KEY ("account_id","iso") REFERENCES "public"."accounts"("id","iso") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_draws_due" ON "ticket_draws" USING btree ("due_at") WHERE "ticket_draws"."state" = 'open';--> statement-breakpoint
CREATE INDEX "tickets_of_player" ON "tickets" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "tickets_of_draw" ON "tickets" USING btree ("section","draw");