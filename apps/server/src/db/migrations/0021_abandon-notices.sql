ALTER TABLE "orders" ADD COLUMN "first_abandon_notice_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "last_abandon_notice_on" date;