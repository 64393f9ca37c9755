CREATE SEQUENCE "public"."refund_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"client_id" uuid NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"destination" text NOT NULL,
	"paid_on" date,
	"method" text,
	"account_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"requested_by_id" uuid,
	"answered_by_id" uuid,
	CONSTRAINT "refunds_code_unique" UNIQUE("code"),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('requested', 'paid', 'refused', 'returned')),
	CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('transfer', 'deposit', 'card', 'cash')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_in_cents" > 0),
	CONSTRAINT "refunds_paid_check" CHECK (("refunds"."status" in ('paid', 'returned')) = (num_nonnulls("refunds"."paid_on", "refunds"."method", "refunds"."account_id") = 3)),
	CONSTRAINT "refunds_returned_check" CHECK (("refunds"."status" = 'returned') = ("refunds"."returned_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_aggregate_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_list_index" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_of_client_index" ON "refunds" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_of_account_index" ON "refunds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_refund_index" ON "ledger_entries" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'refund', 'settlement', 'approval', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'charge', 'tariff', 'parameter', 'company'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_refund_check" CHECK (("ledger_entries"."kind" = 'refund') = ("ledger_entries"."refund_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('charge', 'tax', 'duty', 'payment', 'move', 'refund'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."kind" not in ('payment', 'refund') or num_nonnulls("ledger_entries"."bill_id", "ledger_entries"."purchase_id") = 0);