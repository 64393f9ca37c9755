CREATE TABLE "seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"columns" text[] NOT NULL,
	"row_ids" uuid[] NOT NULL,
	"row_digests" uuid[] NOT NULL,
	"last_row_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seals_kind_check" CHECK ("seals"."kind" in ('ledger_entries', 'payments', 'moves', 'earning_entries', 'quota_entries', 'compensations', 'credit_note_lines', 'bill_lines', 'parameters', 'quotations', 'consents', 'events'))
);
--> statement-breakpoint
CREATE INDEX "seals_of_rows_index" ON "seals" USING btree ("kind","last_row_id");--> statement-breakpoint
create trigger seals_append_only before update or delete on seals for each row execute function refuse_change();--> statement-breakpoint
create trigger seals_never_emptied before truncate on seals for each statement execute function refuse_change();
