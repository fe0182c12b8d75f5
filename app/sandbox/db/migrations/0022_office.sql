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
ALTER TABLE "accounts" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_key" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_from_account_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_to_account_accounts_id_fk" FOREIGN KEY ("to_account") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "support_threads_player" ON "support_threads" USING btree ("player_id","updated_at");--> statement-breakpoint
CREATE INDEX "support_threads_due" ON "support_threads" USING btree ("answer_at") WHERE "support_threads"."answer_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken_back" UNIQUE("player_id","taken_back_key");