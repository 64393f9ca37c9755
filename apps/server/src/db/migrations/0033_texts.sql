CREATE TABLE "texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"spanish" text NOT NULL,
	"english" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "texts_version_unique" UNIQUE("kind","version"),
	CONSTRAINT "texts_kind_check" CHECK ("texts"."kind" in ('terms', 'privacy', 'consignee')),
	CONSTRAINT "texts_version_check" CHECK ("texts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "seals" DROP CONSTRAINT "seals_kind_check";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "evidence" text NOT NULL DEFAULT 'act';--> statement-breakpoint
-- What was written for every registration, and what a client ticked for another person, shows no text that anybody agreed to. Seals of these rows are of the columns before.
ALTER TABLE "consents" DISABLE TRIGGER "consents_append_only";--> statement-breakpoint
UPDATE "consents" SET "evidence" = 'unproven' WHERE "kind" IN ('terms', 'privacy', 'consignee');--> statement-breakpoint
ALTER TABLE "consents" ENABLE TRIGGER "consents_append_only";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "evidence" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_text_index" ON "consents" USING btree ("text_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_evidence_check" CHECK ("consents"."evidence" in ('unproven', 'text', 'act', 'link', 'paper'));--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_kind_check" CHECK ("seals"."kind" in ('ledger_entries', 'payments', 'moves', 'earning_entries', 'quota_entries', 'compensations', 'credit_note_lines', 'bill_lines', 'parameters', 'quotations', 'consents', 'texts', 'events'));--> statement-breakpoint
create trigger texts_append_only before update or delete on texts for each row execute function refuse_change();--> statement-breakpoint
create trigger texts_never_emptied before truncate on texts for each statement execute function refuse_change();
