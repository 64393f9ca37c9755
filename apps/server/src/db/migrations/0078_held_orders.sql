ALTER TABLE "orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_held_index" ON "orders" USING btree ("created_at","id") WHERE "orders"."hold_reason" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_reason_check" CHECK ("orders"."hold_reason" in ('travelTogether', 'askedByClient', 'nextFlight', 'contents', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_in_miami_check" CHECK ("orders"."hold_reason" is null or ("orders"."intake_at" is not null and "orders"."status" in ('incomplete', 'incompleteState', 'inWarehouseMIA')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold_has_reason_check" CHECK ("orders"."hold_reason" is not null or ("orders"."held_until" is null and "orders"."hold_note" = ''));