ALTER TABLE "fiscal_documents" DROP CONSTRAINT "fiscal_documents_trouble_check";--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD COLUMN "annulment_reason" text;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD COLUMN "annulment_file_id" uuid;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD COLUMN "annulled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_annulment_file_id_files_id_fk" FOREIGN KEY ("annulment_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_annulled_check" CHECK (("fiscal_documents"."annulled_at" is not null) = ("fiscal_documents"."status" = 'annulled'));--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_trouble_check" CHECK ("fiscal_documents"."trouble" in ('certificateMissing', 'certificateExpired', 'boxClosed', 'facturaPending', 'documentFaulty', 'setupIncomplete', 'silentForADay', 'dateRefused', 'numberUsedElsewhere'));