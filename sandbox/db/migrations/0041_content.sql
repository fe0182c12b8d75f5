CREATE TABLE "content" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"picture" text NOT NULL,
	"author" text NOT NULL,
	"tags" text[] NOT NULL,
	"category" text NOT NULL,
	"published_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"ends_at" bigint,
	CONSTRAINT "content_kind_slug_language_pk" PRIMARY KEY("kind","slug","language")
);
