CREATE TABLE "cash_outs" (
	"coupon_id" bigint PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"quote" text NOT NULL,
	CONSTRAINT "cash_outs_key" UNIQUE("player_id","key")
);
--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_paid_once" ON "transfers" USING btree ("ref") WHERE "transfers"."kind" in ('return', 'cash-out') and "transfers"."ref" <> '';