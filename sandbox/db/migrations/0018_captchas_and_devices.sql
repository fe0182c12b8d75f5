CREATE TABLE "captcha_counts" (
	"target" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"digits" text NOT NULL,
	"letters" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"answered_at" bigint,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "device_sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"sid" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"token_hash" text,
	"device" text DEFAULT '' NOT NULL,
	"check" smallint NOT NULL,
	CONSTRAINT "device_sign_ins_sid_unique" UNIQUE("sid"),
	CONSTRAINT "device_sign_ins_code_unique" UNIQUE("code"),
	CONSTRAINT "device_sign_ins_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "device_sign_ins" ADD CONSTRAINT "device_sign_ins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_counts_since" ON "captcha_counts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_sign_ins_expiry" ON "device_sign_ins" USING btree ("expires_at");