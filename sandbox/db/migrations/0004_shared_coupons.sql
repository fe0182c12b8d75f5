CREATE TABLE "shared_coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "shared_coupons_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE INDEX "shared_coupons_expiry" ON "shared_coupons" USING btree ("expires_at");