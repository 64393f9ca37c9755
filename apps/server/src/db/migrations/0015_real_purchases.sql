ALTER TABLE "purchase_items" DROP CONSTRAINT "purchase_items_quantity_check";--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "asked_quantity" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "weight_in_grams" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "allow_partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD CONSTRAINT "purchase_items_quantity_check" CHECK ("purchase_items"."quantity" >= 0);