CREATE TABLE "bill_reminders" (
	"bill_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"sent_on" date NOT NULL,
	CONSTRAINT "bill_reminders_bill_id_day_pk" PRIMARY KEY("bill_id","day"),
	CONSTRAINT "bill_reminders_day_check" CHECK ("bill_reminders"."day" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_reminders_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_reminders_off_by_id" uuid;--> statement-breakpoint
ALTER TABLE "bill_reminders" ADD CONSTRAINT "bill_reminders_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_reminders_sent_index" ON "bill_reminders" USING btree ("sent_on");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_payment_reminders_off_by_id_users_id_fk" FOREIGN KEY ("payment_reminders_off_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;