CREATE SEQUENCE "public"."credit_note_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "credit_note_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credit_note_id" uuid NOT NULL,
	"bill_line_id" uuid NOT NULL,
	"amount_in_cents" integer NOT NULL,
	CONSTRAINT "credit_note_lines_once" UNIQUE("credit_note_id","bill_line_id"),
	CONSTRAINT "credit_note_lines_amount_check" CHECK ("credit_note_lines"."amount_in_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"bill_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tax_in_cents" integer NOT NULL,
	"total_in_cents" integer NOT NULL,
	"credit_move_id" uuid,
	"debt_move_id" uuid,
	"issued_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by_id" uuid,
	"taken_back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_notes_code_unique" UNIQUE("code"),
	CONSTRAINT "credit_notes_total_check" CHECK ("credit_notes"."total_in_cents" > 0),
	CONSTRAINT "credit_notes_debt_check" CHECK ("credit_notes"."debt_move_id" is null or "credit_notes"."taken_back_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "compensations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"declared_value_in_cents" integer NOT NULL,
	"share_in_basis_points" integer NOT NULL,
	"rate_in_basis_points" integer NOT NULL,
	"cap_in_cents" integer NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"reverses_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compensations_sign_check" CHECK (case when "compensations"."reverses_id" is null then "compensations"."amount_in_cents" > 0 else "compensations"."amount_in_cents" < 0 end),
	CONSTRAINT "compensations_share_check" CHECK ("compensations"."share_in_basis_points" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_check";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "credit_note_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "compensation_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_bill_line_id_bill_lines_id_fk" FOREIGN KEY ("bill_line_id") REFERENCES "public"."bill_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_credit_move_id_moves_id_fk" FOREIGN KEY ("credit_move_id") REFERENCES "public"."moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_debt_move_id_moves_id_fk" FOREIGN KEY ("debt_move_id") REFERENCES "public"."moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_issued_by_id_users_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_taken_back_by_id_users_id_fk" FOREIGN KEY ("taken_back_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_reverses_id_compensations_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."compensations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_lines_of_line_index" ON "credit_note_lines" USING btree ("bill_line_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_bill_index" ON "credit_notes" USING btree ("bill_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_notes_credit_index" ON "credit_notes" USING btree ("credit_move_id");--> statement-breakpoint
CREATE INDEX "credit_notes_debt_index" ON "credit_notes" USING btree ("debt_move_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compensations_reverses_unique" ON "compensations" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "compensations_of_order_index" ON "compensations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "compensations_of_client_index" ON "compensations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_credit_note_index" ON "ledger_entries" USING btree ("credit_note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_compensation_unique" ON "ledger_entries" USING btree ("compensation_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_credit_note_check" CHECK ("ledger_entries"."credit_note_id" is null or "ledger_entries"."kind" in ('charge', 'tax', 'duty'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_compensation_check" CHECK (("ledger_entries"."kind" = 'compensation') = ("ledger_entries"."compensation_id" is not null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('charge', 'tax', 'duty', 'payment', 'move', 'refund', 'compensation', 'writeOff'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."kind" in ('charge', 'tax', 'duty', 'move') or num_nonnulls("ledger_entries"."bill_id", "ledger_entries"."purchase_id") = 0);--> statement-breakpoint
create trigger compensations_append_only before update or delete on compensations for each row execute function refuse_change();--> statement-breakpoint
create trigger compensations_never_emptied before truncate on compensations for each statement execute function refuse_change();--> statement-breakpoint
create trigger credit_note_lines_append_only before update or delete on credit_note_lines for each row execute function refuse_change();--> statement-breakpoint
create trigger credit_note_lines_never_emptied before truncate on credit_note_lines for each statement execute function refuse_change();
