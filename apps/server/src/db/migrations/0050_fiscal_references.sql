ALTER TABLE "seals" DROP CONSTRAINT "seals_kind_check";--> statement-breakpoint
ALTER TABLE "fiscal_former_numbers" ADD COLUMN "id" uuid NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_living_note_unique" ON "fiscal_documents" USING btree ("credit_note_id") WHERE "fiscal_documents"."status" not in ('dropped', 'annulled');--> statement-breakpoint
CREATE INDEX "fiscal_documents_of_credit_note_index" ON "fiscal_documents" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "fiscal_documents_of_factura_index" ON "fiscal_documents" USING btree ("factura_id");--> statement-breakpoint
ALTER TABLE "fiscal_former_numbers" ADD CONSTRAINT "fiscal_former_numbers_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_kind_check" CHECK ("seals"."kind" in ('ledger_entries', 'payments', 'moves', 'earning_entries', 'quota_entries', 'compensations', 'credit_note_lines', 'bill_lines', 'parameters', 'quotations', 'consents', 'texts', 'fiscal_attempts', 'fiscal_former_numbers', 'events'));