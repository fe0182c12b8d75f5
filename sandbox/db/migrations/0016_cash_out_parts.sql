ALTER TABLE "coupons" ADD COLUMN "cashed_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "cashed_return" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_cashed" CHECK ("coupons"."cashed_stake" >= 0 and "coupons"."cashed_stake" < "coupons"."stake" and "coupons"."cashed_return" >= 0);--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "part" smallint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "stake" bigint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD COLUMN "at" bigint;--> statement-breakpoint
-- Until now only whole coupons were cashed out.
update cash_outs set part = 0, stake = coupons.stake, amount = coupons.return, at = coupons.settled_at
  from coupons where coupons.id = cash_outs.coupon_id;--> statement-breakpoint
ALTER TABLE "cash_outs" ALTER COLUMN "part" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_outs" ALTER COLUMN "stake" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_outs" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_outs" ALTER COLUMN "at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_outs" DROP CONSTRAINT "cash_outs_pkey";--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_coupon_id_part_pk" PRIMARY KEY("coupon_id","part");--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_amount" CHECK ("cash_outs"."stake" > 0 and "cash_outs"."amount" > 0);--> statement-breakpoint
CREATE TABLE "auto_cash_outs" (
	"coupon_id" bigint PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auto_cash_outs" ADD CONSTRAINT "auto_cash_outs_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_cash_outs" ADD CONSTRAINT "auto_cash_outs_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_cash_outs" ADD CONSTRAINT "auto_cash_outs_amount" CHECK ("auto_cash_outs"."amount" > 0);
