CREATE TABLE "moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"from_bill_id" uuid,
	"from_purchase_id" uuid,
	"to_bill_id" uuid,
	"to_purchase_id" uuid,
	"amount_in_cents" bigint NOT NULL,
	"payment_id" uuid,
	"reverses_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moves_amount_check" CHECK ("moves"."amount_in_cents" > 0),
	CONSTRAINT "moves_from_check" CHECK (num_nonnulls("moves"."from_bill_id", "moves"."from_purchase_id") <= 1),
	CONSTRAINT "moves_to_check" CHECK (num_nonnulls("moves"."to_bill_id", "moves"."to_purchase_id") <= 1),
	CONSTRAINT "moves_somewhere_check" CHECK (num_nonnulls("moves"."from_bill_id", "moves"."from_purchase_id", "moves"."to_bill_id", "moves"."to_purchase_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "bill_lines" DROP CONSTRAINT "bill_lines_name_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_source_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_source_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_sign_check";--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_paid_up_front_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_bill_id_bills_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purchase_id_purchases_id_fk";
--> statement-breakpoint
DROP INDEX "payments_idempotency_key_unique";--> statement-breakpoint
DROP INDEX "payments_of_bill_index";--> statement-breakpoint
DROP INDEX "payments_of_purchase_index";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "move_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_from_bill_id_bills_id_fk" FOREIGN KEY ("from_bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_from_purchase_id_purchases_id_fk" FOREIGN KEY ("from_purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_to_bill_id_bills_id_fk" FOREIGN KEY ("to_bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_to_purchase_id_purchases_id_fk" FOREIGN KEY ("to_purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_reverses_id_moves_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moves_reverses_unique" ON "moves" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "moves_of_client_index" ON "moves" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moves_from_bill_index" ON "moves" USING btree ("from_bill_id");--> statement-breakpoint
CREATE INDEX "moves_to_bill_index" ON "moves" USING btree ("to_bill_id");--> statement-breakpoint
CREATE INDEX "moves_from_purchase_index" ON "moves" USING btree ("from_purchase_id");--> statement-breakpoint
CREATE INDEX "moves_to_purchase_index" ON "moves" USING btree ("to_purchase_id");--> statement-breakpoint
CREATE INDEX "moves_of_payment_index" ON "moves" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_move_id_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_move_index" ON "ledger_entries" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account_index" ON "ledger_entries" USING btree ("client_id") WHERE "ledger_entries"."bill_id" is null and "ledger_entries"."purchase_id" is null;--> statement-breakpoint
CREATE INDEX "payments_received_index" ON "payments" USING btree ("received_on");--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "paid_up_front_in_cents";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "bill_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "purchase_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "purchases" DROP COLUMN "paid_up_front_in_cents";--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_name_check" CHECK ("bill_lines"."name" in ('freight', 'discount', 'valuePercentage', 'extraCharge', 'goods', 'amazonTax', 'storeShipping', 'purchaseFee', 'iva', 'duty', 'adValorem', 'fodinfa', 'customsIva'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_place_check" CHECK (num_nonnulls("ledger_entries"."bill_id", "ledger_entries"."purchase_id") <= 1);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_charge_check" CHECK ("ledger_entries"."kind" not in ('charge', 'tax', 'duty') or "ledger_entries"."bill_id" is not null);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."kind" <> 'payment' or num_nonnulls("ledger_entries"."bill_id", "ledger_entries"."purchase_id") = 0);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_move_check" CHECK (("ledger_entries"."kind" = 'move') = ("ledger_entries"."move_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('charge', 'tax', 'duty', 'payment', 'move'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sign_check" CHECK (case when "payments"."reverses_id" is null then "payments"."amount_in_cents" > 0 else "payments"."amount_in_cents" < 0 end);--> statement-breakpoint
create trigger moves_append_only before update or delete on moves for each row execute function refuse_change();--> statement-breakpoint
create trigger moves_never_emptied before truncate on moves for each statement execute function refuse_change();
