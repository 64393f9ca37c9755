CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"is_from_house" boolean NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"about_kind" text,
	"about_id" uuid,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_about_check" CHECK ("conversation_messages"."about_kind" in ('order', 'purchase', 'dropshipping', 'bill')),
	CONSTRAINT "conversation_messages_subject_check" CHECK (num_nonnulls("conversation_messages"."about_kind", "conversation_messages"."about_id") <> 1)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_id" uuid NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"read_by_client" integer DEFAULT 0 NOT NULL,
	"read_by_house" integer DEFAULT 0 NOT NULL,
	"settled_number" integer DEFAULT 0 NOT NULL,
	"open_since" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_client_unique" UNIQUE("client_id")
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_aggregate_check";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose_check";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_record_kind_check";--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_number_unique" ON "conversation_messages" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "conversation_messages_age_index" ON "conversation_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_open_index" ON "conversations" USING btree ("open_since","id") WHERE "conversations"."open_since" is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'refund', 'settlement', 'approval', 'fiscalDocument', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'conversation', 'charge', 'tariff', 'parameter', 'company'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose_check" CHECK ("files"."purpose" in ('invoice', 'tracking', 'photo', 'proof', 'signature', 'attachment', 'label', 'bill'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_record_kind_check" CHECK ("files"."record_kind" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'incident', 'dropshippingRequest', 'payment', 'refund', 'authorizedName', 'conversation'));