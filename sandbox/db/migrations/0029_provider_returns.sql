DROP INDEX "provider_rounds_open";--> statement-breakpoint
CREATE INDEX "provider_rounds_passing" ON "provider_rounds" USING btree ("at") WHERE "provider_rounds"."launch" is null or "provider_rounds"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "wallet_transactions_round" ON "wallet_transactions" USING btree ("round");--> statement-breakpoint
CREATE INDEX "provider_rounds_open" ON "provider_rounds" USING btree ("at") WHERE "provider_rounds"."state" in ('begun', 'returning', 'taken');