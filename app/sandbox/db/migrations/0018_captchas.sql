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
CREATE INDEX "captcha_counts_since" ON "captcha_counts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");