CREATE TABLE "news_subscribers" (
	"address" text PRIMARY KEY NOT NULL,
	"lng" text NOT NULL,
	"at" bigint NOT NULL
);
