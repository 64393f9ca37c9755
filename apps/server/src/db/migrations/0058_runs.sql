CREATE TABLE "run_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"code" text NOT NULL,
	"amount_in_cents" bigint,
	"result" text NOT NULL,
	"reason" text,
	CONSTRAINT "run_items_result_check" CHECK ("run_items"."result" in ('waiting', 'done', 'unchanged', 'refused')),
	CONSTRAINT "run_items_reason_check" CHECK (("run_items"."result" = 'refused') = ("run_items"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"by_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "runs_end_check" CHECK ("runs"."ended_at" is null or "runs"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "run_items" ADD CONSTRAINT "run_items_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "run_items_position_unique" ON "run_items" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "run_items_waiting_index" ON "run_items" USING btree ("run_id","position") WHERE "run_items"."result" = 'waiting';--> statement-breakpoint
CREATE INDEX "runs_recent_index" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "runs_by_index" ON "runs" USING btree ("by_id");