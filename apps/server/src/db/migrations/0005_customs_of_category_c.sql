ALTER TABLE "bundles" ADD COLUMN "customs" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tariff_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customs" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "tariff_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD CONSTRAINT "purchase_items_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;