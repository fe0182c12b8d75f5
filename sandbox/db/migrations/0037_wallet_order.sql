ALTER TABLE "wallet_transactions" ADD COLUMN "seq" bigint;--> statement-breakpoint
-- Of two movements of one moment the debit came first: a round is mostly credited once, after its stakes.
update wallet_transactions set seq = ordered.seq
  from (select id, row_number() over (order by at, kind desc, id) as seq from wallet_transactions) ordered
  where ordered.id = wallet_transactions.id;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ALTER COLUMN "seq" ADD GENERATED ALWAYS AS IDENTITY (sequence name "wallet_transactions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
select setval('wallet_transactions_seq_seq', coalesce((select max(seq) from wallet_transactions), 0) + 1, false);
