ALTER TABLE "orders" ADD COLUMN "bundled_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "bundled_at" = coalesce(
  (SELECT max("events"."at") FROM "events" WHERE "events"."aggregate_id" = "orders"."id" AND "events"."action" = 'bundle'), "bundles"."created_at")
FROM "bundles" WHERE "bundles"."id" = "orders"."bundle_id";--> statement-breakpoint
DROP INDEX "orders_of_bundle_index";--> statement-breakpoint
CREATE INDEX "orders_of_reports_index" ON "orders" USING btree ("id","order_date","intake_at","bundled_at","delivered_at","bundle_id","bill_id","client_id","associate_id","merged_into_id");--> statement-breakpoint
CREATE INDEX "orders_of_bundle_index" ON "orders" USING btree ("bundle_id","id","outcome","final_weight_in_grams","real_weight_in_grams","warehouse_weight_in_grams","store_weight_in_grams");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bundled_at_check" CHECK (("orders"."bundle_id" is null) = ("orders"."bundled_at" is null));