ALTER TABLE "payments" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "due_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settled_at" bigint;--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("due_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_outcome" CHECK (("payments"."state" = 'pending') = ("payments"."settled_at" is null));