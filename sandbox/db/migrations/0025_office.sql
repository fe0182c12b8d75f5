CREATE TABLE "cashbacks" (
	"player_id" integer NOT NULL,
	"programme" text NOT NULL,
	"iso" text NOT NULL,
	"period" bigint NOT NULL,
	"level" integer NOT NULL,
	"lost" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "cashbacks_player_id_programme_iso_period_pk" PRIMARY KEY("player_id","programme","iso","period"),
	CONSTRAINT "cashbacks_amount" CHECK ("cashbacks"."amount" > 0 and "cashbacks"."amount" <= "cashbacks"."lost")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"document" text,
	"message_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"due_at" bigint,
	CONSTRAINT "files_owner" CHECK (("files"."document" is null) <> ("files"."message_id" is null))
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"offer" text NOT NULL,
	"state" text NOT NULL,
	"taken_at" bigint NOT NULL,
	"account_id" integer,
	"money_account_id" integer,
	"iso" text,
	"amount" bigint,
	"target" bigint,
	"started_at" bigint,
	"until" bigint NOT NULL,
	"closed_at" bigint,
	"paid" bigint,
	CONSTRAINT "player_bonuses_key" UNIQUE("player_id","key"),
	CONSTRAINT "player_bonuses_amounts" CHECK (("player_bonuses"."amount" is null) = ("player_bonuses"."target" is null) and coalesce("player_bonuses"."amount", 1) > 0 and coalesce("player_bonuses"."target", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"at" bigint NOT NULL,
	"points" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "point_entries_once" UNIQUE("kind","ref"),
	CONSTRAINT "point_entries_points" CHECK ("point_entries"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" bigint NOT NULL,
	"is_of_house" boolean NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"is_read" boolean NOT NULL,
	"key" text,
	CONSTRAINT "support_messages_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 500001 CACHE 1),
	"player_id" integer,
	"email" text,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"payment_id" bigint,
	"state" text NOT NULL,
	"lng" text NOT NULL,
	"updated_at" bigint NOT NULL,
	"answer_at" bigint,
	CONSTRAINT "support_threads_writer" CHECK (("support_threads"."player_id" is null) = ("support_threads"."email" is not null))
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "cashbacks" ADD CONSTRAINT "cashbacks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_money_account_id_accounts_id_fk" FOREIGN KEY ("money_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_player" ON "files" USING btree ("player_id","at");--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "files_due" ON "files" USING btree ("due_at") WHERE "files"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_running" ON "player_bonuses" USING btree ("account_id") WHERE "player_bonuses"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_taken" ON "player_bonuses" USING btree ("player_id") WHERE "player_bonuses"."state" = 'taken';--> statement-breakpoint
CREATE INDEX "player_bonuses_due" ON "player_bonuses" USING btree ("until") WHERE "player_bonuses"."state" in ('taken', 'running');--> statement-breakpoint
CREATE INDEX "point_entries_player" ON "point_entries" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "support_threads_player" ON "support_threads" USING btree ("player_id","updated_at");--> statement-breakpoint
CREATE INDEX "support_threads_due" ON "support_threads" USING btree ("answer_at") WHERE "support_threads"."answer_at" is not null;--> statement-breakpoint
CREATE INDEX "players_invited_by" ON "players" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_points" CHECK ("players"."points" >= 0);