CREATE TABLE "sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"by_id" uuid NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"not_found" text[] NOT NULL,
	CONSTRAINT "sets_kind_check" CHECK ("sets"."kind" in ('orders', 'bundles', 'bills'))
);
--> statement-breakpoint
ALTER TABLE "sets" ADD CONSTRAINT "sets_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sets_made_index" ON "sets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sets_by_index" ON "sets" USING btree ("by_id");