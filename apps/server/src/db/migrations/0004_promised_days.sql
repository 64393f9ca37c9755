CREATE TABLE "daily_jobs" (
	"job" text NOT NULL,
	"day" date NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_jobs_job_day_pk" PRIMARY KEY("job","day")
);
--> statement-breakpoint
CREATE TABLE "arrival_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_date" date,
	"to_date" date,
	"cause" text,
	"reason" text,
	CONSTRAINT "arrival_changes_cause_check" CHECK ("arrival_changes"."cause" in ('cutOffMissed', 'flightMoved', 'transit', 'paused', 'customs')),
	CONSTRAINT "arrival_changes_reason_check" CHECK ("arrival_changes"."reason" in ('flight', 'cutOffMissed', 'customs', 'missingFromClient', 'other')),
	CONSTRAINT "arrival_changes_moved_check" CHECK ("arrival_changes"."from_date" is distinct from "arrival_changes"."to_date")
);
--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "expected_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delay_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delay_reason_by_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "told_arrival_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "told_arrival_on" date;--> statement-breakpoint
ALTER TABLE "arrival_changes" ADD CONSTRAINT "arrival_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_changes_of_order_index" ON "arrival_changes" USING btree ("order_id","at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delay_reason_by_id_users_id_fk" FOREIGN KEY ("delay_reason_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_late_index" ON "orders" USING btree ("created_at","id") WHERE coalesce("orders"."arrival_date", "orders"."estimated_arrival_date") > "orders"."promised_date";--> statement-breakpoint
CREATE INDEX "orders_arrival_index" ON "orders" USING btree ("arrival_date") WHERE "orders"."promised_date" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delay_reason_check" CHECK ("orders"."delay_reason" in ('flight', 'cutOffMissed', 'customs', 'missingFromClient', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised_once_received_check" CHECK ("orders"."promised_date" is null or "orders"."intake_at" is not null);