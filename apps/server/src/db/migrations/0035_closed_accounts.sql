CREATE SEQUENCE "public"."closed_account_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "retention_runs_day_unique" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "retention_runs_list_index" ON "retention_runs" USING btree ("started_at","id");