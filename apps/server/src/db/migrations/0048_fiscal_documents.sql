CREATE TABLE "fiscal_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"call" text NOT NULL,
	"access_key" text NOT NULL,
	"outcome" text NOT NULL,
	"because" text DEFAULT '' NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"took_in_milliseconds" integer NOT NULL,
	CONSTRAINT "fiscal_attempts_call_check" CHECK ("fiscal_attempts"."call" in ('sign', 'send', 'ask')),
	CONSTRAINT "fiscal_attempts_outcome_check" CHECK ("fiscal_attempts"."outcome" in ('signed', 'received', 'givenBack', 'unknown', 'inProcess', 'notAuthorised', 'authorised', 'unclear'))
);
--> statement-breakpoint
CREATE TABLE "fiscal_former_numbers" (
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"establishment" text NOT NULL,
	"emission_point" text NOT NULL,
	"sequential" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"access_key" text NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"left_by_id" uuid,
	CONSTRAINT "fiscal_former_numbers_pk" PRIMARY KEY("environment","kind","establishment","emission_point","sequential"),
	CONSTRAINT "fiscal_former_numbers_environment_check" CHECK ("fiscal_former_numbers"."environment" in ('test', 'production')),
	CONSTRAINT "fiscal_former_numbers_kind_check" CHECK ("fiscal_former_numbers"."kind" in ('factura', 'notaCredito'))
);
--> statement-breakpoint
CREATE TABLE "fiscal_contact" (
	"environment" text PRIMARY KEY NOT NULL,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"silent_since" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"clock_ahead_in_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fiscal_contact_environment_check" CHECK ("fiscal_contact"."environment" in ('test', 'production')),
	CONSTRAINT "fiscal_contact_failures_check" CHECK ("fiscal_contact"."failures_in_a_row" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fiscal_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"environment" text NOT NULL,
	"bill_id" uuid,
	"client_id" uuid,
	"credit_note_id" uuid,
	"factura_id" uuid,
	"establishment" text,
	"emission_point" text,
	"sequential" integer,
	"numeric_code" text,
	"access_key" text,
	"former_keys" text[] DEFAULT '{}' NOT NULL,
	"issued_on" date,
	"signed_xml" text,
	"authorisation_xml" text,
	"authorised_at" timestamp (3) with time zone,
	"zero_base_in_cents" integer NOT NULL,
	"general_base_in_cents" integer NOT NULL,
	"not_subject_base_in_cents" integer NOT NULL,
	"exempt_base_in_cents" integer NOT NULL,
	"iva_in_cents" integer NOT NULL,
	"third_party_in_cents" integer NOT NULL,
	"total_in_cents" integer NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trouble" text,
	"trouble_detail" text DEFAULT '' NOT NULL,
	"progress" jsonb NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"waits_since" timestamp (3) with time zone NOT NULL,
	"drop_reason" text,
	CONSTRAINT "fiscal_documents_kind_check" CHECK ("fiscal_documents"."kind" in ('factura', 'notaCredito')),
	CONSTRAINT "fiscal_documents_status_check" CHECK ("fiscal_documents"."status" in ('waiting', 'signed', 'received', 'authorised', 'returned', 'dropped', 'annulling', 'annulled')),
	CONSTRAINT "fiscal_documents_environment_check" CHECK ("fiscal_documents"."environment" in ('test', 'production')),
	CONSTRAINT "fiscal_documents_trouble_check" CHECK ("fiscal_documents"."trouble" in ('certificateMissing', 'certificateExpired', 'boxClosed', 'documentFaulty', 'setupIncomplete', 'silentForADay', 'dateRefused', 'numberUsedElsewhere')),
	CONSTRAINT "fiscal_documents_total_check" CHECK ("fiscal_documents"."total_in_cents" >= 0),
	CONSTRAINT "fiscal_documents_number_check" CHECK (num_nulls("fiscal_documents"."establishment", "fiscal_documents"."emission_point", "fiscal_documents"."sequential", "fiscal_documents"."numeric_code", "fiscal_documents"."access_key", "fiscal_documents"."issued_on", "fiscal_documents"."signed_xml") in (0, 7)),
	CONSTRAINT "fiscal_documents_numbered_check" CHECK ("fiscal_documents"."sequential" is null or "fiscal_documents"."status" <> 'waiting'),
	CONSTRAINT "fiscal_documents_unnumbered_check" CHECK ("fiscal_documents"."sequential" is not null or "fiscal_documents"."status" in ('waiting', 'dropped')),
	CONSTRAINT "fiscal_documents_authorised_check" CHECK (("fiscal_documents"."authorised_at" is not null) = ("fiscal_documents"."status" in ('authorised', 'annulling', 'annulled'))),
	CONSTRAINT "fiscal_documents_dropped_check" CHECK (("fiscal_documents"."drop_reason" is not null) = ("fiscal_documents"."status" = 'dropped')),
	CONSTRAINT "fiscal_documents_client_check" CHECK (("fiscal_documents"."client_id" is null) = ("fiscal_documents"."bill_id" is null))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_aggregate_check";--> statement-breakpoint
ALTER TABLE "fiscal_attempts" ADD CONSTRAINT "fiscal_attempts_document_id_fiscal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."fiscal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_former_numbers" ADD CONSTRAINT "fiscal_former_numbers_document_id_fiscal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."fiscal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_former_numbers" ADD CONSTRAINT "fiscal_former_numbers_left_by_id_users_id_fk" FOREIGN KEY ("left_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_factura_id_fiscal_documents_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."fiscal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiscal_attempts_of_document_index" ON "fiscal_attempts" USING btree ("document_id","at","id");--> statement-breakpoint
CREATE INDEX "fiscal_former_numbers_of_document_index" ON "fiscal_former_numbers" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_number_unique" ON "fiscal_documents" USING btree ("environment","kind","establishment","emission_point","sequential");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_key_unique" ON "fiscal_documents" USING btree ("access_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_living_unique" ON "fiscal_documents" USING btree ("bill_id") WHERE "fiscal_documents"."kind" = 'factura' and "fiscal_documents"."status" not in ('dropped', 'annulled');--> statement-breakpoint
CREATE INDEX "fiscal_documents_of_bill_index" ON "fiscal_documents" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "fiscal_documents_of_client_index" ON "fiscal_documents" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "fiscal_documents_list_index" ON "fiscal_documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fiscal_documents_owed_index" ON "fiscal_documents" USING btree ("waits_since","id") WHERE "fiscal_documents"."status" in ('waiting', 'signed', 'received', 'returned');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'refund', 'settlement', 'approval', 'fiscalDocument', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'charge', 'tariff', 'parameter', 'company'));--> statement-breakpoint
create trigger fiscal_attempts_append_only before update or delete on fiscal_attempts for each row execute function refuse_change();--> statement-breakpoint
create trigger fiscal_attempts_never_emptied before truncate on fiscal_attempts for each statement execute function refuse_change();--> statement-breakpoint
create trigger fiscal_former_numbers_append_only before update or delete on fiscal_former_numbers for each row execute function refuse_change();--> statement-breakpoint
create trigger fiscal_former_numbers_never_emptied before truncate on fiscal_former_numbers for each statement execute function refuse_change();
