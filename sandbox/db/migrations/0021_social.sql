CREATE TABLE "social_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"name" text NOT NULL,
	"nonce" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"player_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_grants_expiry" ON "social_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_identities_player" ON "social_identities" USING btree ("player_id");