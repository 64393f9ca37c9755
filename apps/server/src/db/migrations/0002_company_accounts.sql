CREATE TABLE "company_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"account_type" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_accounts_kind_check" CHECK ("company_accounts"."kind" in ('cash', 'bank')),
	CONSTRAINT "company_accounts_cash_check" CHECK ("company_accounts"."kind" <> 'cash' or "company_accounts"."closed_at" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "company_accounts_one_cash_unique" ON "company_accounts" USING btree ("kind") WHERE "company_accounts"."kind" = 'cash';--> statement-breakpoint
INSERT INTO "company_accounts" ("id", "kind", "bank", "account_type", "number", "holder", "position")
SELECT gen_random_uuid(), 'bank', account->>'bank', account->>'kind', account->>'number', account->>'holder', place - 1
FROM "company", jsonb_array_elements("bank_accounts") WITH ORDINALITY AS given (account, place);--> statement-breakpoint
ALTER TABLE "company" DROP COLUMN "bank_accounts";