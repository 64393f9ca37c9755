ALTER TABLE "authorized_names" DROP CONSTRAINT "authorized_names_purposes_check";--> statement-breakpoint
ALTER TABLE "authorized_names" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authorized_names" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authorized_names" ADD CONSTRAINT "authorized_names_purposes_check" CHECK ("authorized_names"."purposes" <@ array['pickup', 'consignee', 'invoice']);--> statement-breakpoint
UPDATE "authorized_names" SET "purposes" = "purposes" || array['invoice'], "version" = "version" + 1 WHERE "id" IN (SELECT "invoice_owner_authorized_name_id" FROM "bills");