CREATE TABLE "resettlements" (
	"coupon_id" bigint NOT NULL,
	"nth" smallint NOT NULL,
	"at" bigint NOT NULL,
	"settled_at" bigint NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint,
	"debt" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "resettlements_coupon_id_nth_pk" PRIMARY KEY("coupon_id","nth")
);
--> statement-breakpoint
CREATE TABLE "result_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "result_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"up_to" bigint DEFAULT 0 NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "resettled" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resettlements" ADD CONSTRAINT "resettlements_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resettlements_at" ON "resettlements" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "result_corrections_due" ON "result_corrections" USING btree ("game_id") WHERE "result_corrections"."done_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_legs_settled_game" ON "coupon_legs" USING btree ("game_id") WHERE "coupon_legs"."state" <> 'open';