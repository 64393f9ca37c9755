CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"authorized_name_id" uuid NOT NULL,
	"identification" text NOT NULL,
	"asked_by_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"is_given" boolean,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "consent_requests_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_record_kind_check";--> statement-breakpoint
ALTER TABLE "authorized_names" ADD COLUMN "tolerated_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_requests_of_name_index" ON "consent_requests" USING btree ("authorized_name_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_requests_of_email_index" ON "consent_requests" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_record_kind_check" CHECK ("files"."record_kind" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'incident', 'dropshippingRequest', 'payment', 'refund', 'authorizedName'));--> statement-breakpoint
-- What clients ticked for others counts for ninety days more, so that no company is stopped on the day of its update (docs/decisions/0122).
UPDATE "authorized_names" SET "tolerated_until" = now() + interval '90 days', "consented_at" = null WHERE "consented_at" IS NOT NULL;
