CREATE SEQUENCE "public"."drawer_closing_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "drawer_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"account_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_of_closing" boolean DEFAULT false NOT NULL,
	"undoes_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawer_lines_kind_check" CHECK ("drawer_lines"."kind" in ('float', 'payment', 'refund', 'in', 'out', 'toBank', 'difference', 'left')),
	CONSTRAINT "drawer_lines_amount_check" CHECK ("drawer_lines"."amount_in_cents" <> 0),
	CONSTRAINT "drawer_lines_payment_check" CHECK (("drawer_lines"."kind" = 'payment') = ("drawer_lines"."payment_id" is not null)),
	CONSTRAINT "drawer_lines_refund_check" CHECK (("drawer_lines"."kind" = 'refund') = ("drawer_lines"."refund_id" is not null)),
	CONSTRAINT "drawer_lines_bank_check" CHECK (("drawer_lines"."kind" = 'toBank') = ("drawer_lines"."account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "drawer_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"drawer_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"business_day" date NOT NULL,
	"float_in_cents" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"code" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expected_in_cents" bigint DEFAULT 0 NOT NULL,
	"counted_in_cents" bigint DEFAULT 0 NOT NULL,
	"difference_in_cents" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"to_bank_in_cents" bigint DEFAULT 0 NOT NULL,
	"bank_account_id" uuid,
	"bank_reference" text DEFAULT '' NOT NULL,
	"left_in_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "drawer_sessions_code_unique" UNIQUE("code"),
	CONSTRAINT "drawer_sessions_float_check" CHECK ("drawer_sessions"."float_in_cents" >= 0),
	CONSTRAINT "drawer_sessions_closed_check" CHECK (num_nonnulls("drawer_sessions"."code", "drawer_sessions"."closed_at", "drawer_sessions"."closed_by_id") in (0, 3)),
	CONSTRAINT "drawer_sessions_reason_check" CHECK ("drawer_sessions"."difference_in_cents" = 0 or "drawer_sessions"."reason" <> ''),
	CONSTRAINT "drawer_sessions_bank_check" CHECK (("drawer_sessions"."to_bank_in_cents" > 0) = ("drawer_sessions"."bank_account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "drawers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"turned_off_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seals" DROP CONSTRAINT "seals_kind_check";--> statement-breakpoint
ALTER TABLE "drawer_lines" ADD CONSTRAINT "drawer_lines_session_id_drawer_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."drawer_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_lines" ADD CONSTRAINT "drawer_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_lines" ADD CONSTRAINT "drawer_lines_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_lines" ADD CONSTRAINT "drawer_lines_undoes_id_drawer_lines_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."drawer_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_lines" ADD CONSTRAINT "drawer_lines_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_sessions" ADD CONSTRAINT "drawer_sessions_drawer_id_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_sessions" ADD CONSTRAINT "drawer_sessions_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_sessions" ADD CONSTRAINT "drawer_sessions_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_sessions" ADD CONSTRAINT "drawer_sessions_bank_account_id_company_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_lines_payment_unique" ON "drawer_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_lines_undoes_unique" ON "drawer_lines" USING btree ("undoes_id");--> statement-breakpoint
CREATE INDEX "drawer_lines_of_session_index" ON "drawer_lines" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "drawer_lines_of_account_index" ON "drawer_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "drawer_lines_of_refund_index" ON "drawer_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "drawer_lines_day_index" ON "drawer_lines" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_sessions_one_of_drawer" ON "drawer_sessions" USING btree ("drawer_id") WHERE "drawer_sessions"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_sessions_one_of_holder" ON "drawer_sessions" USING btree ("holder_id") WHERE "drawer_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "drawer_sessions_list_index" ON "drawer_sessions" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "drawer_sessions_of_account_index" ON "drawer_sessions" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "drawer_sessions_of_drawer_index" ON "drawer_sessions" USING btree ("drawer_id","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drawers_name_unique" ON "drawers" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_kind_check" CHECK ("seals"."kind" in ('ledger_entries', 'payments', 'moves', 'earning_entries', 'quota_entries', 'compensations', 'credit_note_lines', 'bill_lines', 'drawer_lines', 'parameters', 'quotations', 'consents', 'texts', 'fiscal_attempts', 'fiscal_former_numbers', 'events'));--> statement-breakpoint
create trigger drawer_lines_append_only before update or delete on drawer_lines for each row execute function refuse_change();--> statement-breakpoint
create trigger drawer_lines_never_emptied before truncate on drawer_lines for each statement execute function refuse_change();--> statement-breakpoint
-- A closed drawer never changes.
create function refuse_change_of_closing() returns trigger language plpgsql as $$
begin
  if old.closed_at is null and tg_op = 'UPDATE' then
    return new;
  end if;
  raise exception 'a closed drawer never changes' using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
create trigger drawer_sessions_closed before update or delete on drawer_sessions for each row execute function refuse_change_of_closing();
