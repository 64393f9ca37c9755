ALTER TABLE "files" DROP CONSTRAINT "files_record_kind_check";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_account_index" ON "payments" USING btree ("account_id","received_on");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_record_kind_check" CHECK ("files"."record_kind" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'incident', 'dropshippingRequest', 'payment', 'refund'));