ALTER TABLE "incidents" DROP CONSTRAINT "incidents_kind_check";--> statement-breakpoint
ALTER TABLE "incidents" DROP CONSTRAINT "incidents_outcome_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "responsible" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_tracking" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of what ended before outcomes were kept: what its incident said, else that it was not wanted any more.
UPDATE "orders" SET
  "outcome" = coalesce((SELECT "incidents"."outcome" FROM "incidents" WHERE "incidents"."order_id" = "orders"."id" AND "incidents"."outcome" IN ('lost', 'seized') LIMIT 1), 'withdrawn'),
  "responsible" = CASE WHEN EXISTS (SELECT FROM "incidents" WHERE "incidents"."order_id" = "orders"."id" AND "incidents"."outcome" = 'lost') THEN 'house' ELSE 'client' END
WHERE "status" = 'removed' AND "merged_into_id" IS NULL;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_kind_check" CHECK ("incidents"."kind" in ('lost', 'damaged', 'seized', 'refused', 'returned', 'abandoned', 'delayed', 'overLimit'));--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_outcome_check" CHECK ("incidents"."outcome" in ('solved', 'withdrawn', 'storeCancelled', 'returned', 'abandoned', 'lost', 'damaged', 'seized', 'refused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_outcome_check" CHECK ("orders"."outcome" in ('withdrawn', 'storeCancelled', 'returned', 'abandoned', 'lost', 'damaged', 'seized', 'refused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_responsible_check" CHECK ("orders"."responsible" in ('house', 'client', 'store'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_closed_check" CHECK (("orders"."status" = 'removed' and "orders"."merged_into_id" is null) = ("orders"."outcome" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_outcome_has_responsible_check" CHECK (("orders"."outcome" is null) = ("orders"."responsible" is null));