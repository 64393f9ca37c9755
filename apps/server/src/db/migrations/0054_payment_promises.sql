ALTER TABLE "users" ADD COLUMN "payment_promised_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_promised_in_cents" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_promised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_promise_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_payment_promise_index" ON "users" USING btree ("payment_promised_on") WHERE "users"."payment_promised_on" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_payment_promise_check" CHECK (num_nulls("users"."payment_promised_on", "users"."payment_promised_in_cents", "users"."payment_promised_at") in (0, 3));