CREATE SEQUENCE "public"."settlement_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"associate_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"account_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"total_in_cents" bigint NOT NULL,
	"actor_id" uuid,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "settlements_code_unique" UNIQUE("code"),
	CONSTRAINT "settlements_kind_check" CHECK ("settlements"."kind" in ('paid', 'received')),
	CONSTRAINT "settlements_status_check" CHECK ("settlements"."status" in ('inForce', 'takenBack')),
	CONSTRAINT "settlements_method_check" CHECK ("settlements"."method" in ('transfer', 'deposit', 'card', 'cash')),
	CONSTRAINT "settlements_total_check" CHECK (case "settlements"."kind" when 'paid' then "settlements"."total_in_cents" >= 0 else "settlements"."total_in_cents" < 0 end),
	CONSTRAINT "settlements_taken_back_check" CHECK (("settlements"."status" = 'takenBack') = ("settlements"."taken_back_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "earning_entries" DROP CONSTRAINT "earning_entries_settlement_check";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_aggregate_check";--> statement-breakpoint
DROP INDEX "earning_entries_settlement_unique";--> statement-breakpoint
ALTER TABLE "earning_entries" ADD COLUMN "settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD COLUMN "settles_id" uuid;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_account_id_company_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."company_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_taken_back_by_id_users_id_fk" FOREIGN KEY ("taken_back_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlements_list_index" ON "settlements" USING btree ("paid_on","id");--> statement-breakpoint
CREATE INDEX "settlements_of_associate_index" ON "settlements" USING btree ("associate_id","paid_on","id");--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_settles_id_earning_entries_id_fk" FOREIGN KEY ("settles_id") REFERENCES "public"."earning_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earning_entries_settles_unique" ON "earning_entries" USING btree ("settles_id","settlement_id") WHERE "earning_entries"."reverses_id" is null;--> statement-breakpoint
CREATE INDEX "earning_entries_of_settlement_index" ON "earning_entries" USING btree ("settlement_id");--> statement-breakpoint
-- What was paid in one call to one associate becomes their settlement; its lines name it, and the accrual that each paid.
ALTER TABLE "earning_entries" DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO "settlements" ("id", "created_at", "updated_at", "code", "kind", "status", "associate_id", "paid_on", "method", "reference", "total_in_cents", "actor_id")
SELECT gen_random_uuid(), "at", "at", 'LIQ-' || lpad(nextval('settlement_codes')::text, 6, '0'), 'paid', 'inForce', "associate_id",
  ("at" AT TIME ZONE 'America/Guayaquil')::date, 'transfer', "reference", "total", "actor_id"
FROM (
  SELECT "associate_id", "actor_id", "reference", min("created_at") AS "at", sum(0 - "amount_in_cents") AS "total"
  FROM "earning_entries" WHERE "kind" = 'settlement'
  GROUP BY "associate_id", "actor_id", "reference", date_trunc('minute', "created_at") ORDER BY 4
) AS "paid";--> statement-breakpoint
UPDATE "earning_entries" AS "line" SET "settlement_id" = "settlements"."id", "settles_id" = (
  SELECT "accrual"."id" FROM "earning_entries" AS "accrual"
  WHERE "accrual"."order_id" = "line"."order_id" AND "accrual"."kind" = 'accrual' AND "accrual"."reverses_id" IS NULL
  ORDER BY exists (SELECT FROM "earning_entries" AS "counter" WHERE "counter"."reverses_id" = "accrual"."id"), "accrual"."created_at" DESC LIMIT 1
)
FROM "settlements" WHERE "line"."kind" = 'settlement' AND "settlements"."associate_id" = "line"."associate_id"
  AND "settlements"."actor_id" IS NOT DISTINCT FROM "line"."actor_id" AND "settlements"."reference" = "line"."reference"
  AND date_trunc('minute', "settlements"."created_at") = date_trunc('minute', "line"."created_at");--> statement-breakpoint
ALTER TABLE "earning_entries" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_settlement_check" CHECK (num_nonnulls("earning_entries"."settlement_id", "earning_entries"."settles_id") = case "earning_entries"."kind" when 'settlement' then 2 else 0 end);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'settlement', 'approval', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'charge', 'tariff', 'parameter', 'company'));