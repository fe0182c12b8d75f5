CREATE TABLE "file_contents" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
