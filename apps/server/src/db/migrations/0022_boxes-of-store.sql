DROP INDEX "orders_open_tracking_unique";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shares_tracking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "shares_tracking" = true WHERE "split_from_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_tracking_unique" ON "orders" USING btree ("tracking_normalised") WHERE "orders"."status" not in ('receivedAndDelivered', 'removed') and not "orders"."shares_tracking";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shares_tracking_check" CHECK (not "orders"."shares_tracking" or "orders"."split_from_id" is not null);