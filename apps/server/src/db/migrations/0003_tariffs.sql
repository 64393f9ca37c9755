CREATE SEQUENCE "public"."tariff_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "tariff_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tariff_id" uuid NOT NULL,
	"ad_valorem_in_basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "tariff_rates_day_unique" UNIQUE("tariff_id","valid_from"),
	CONSTRAINT "tariff_rates_rate_check" CHECK ("tariff_rates"."ad_valorem_in_basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name_es" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "tariffs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "bill_lines" DROP CONSTRAINT "bill_lines_name_check";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_aggregate_check";--> statement-breakpoint
ALTER TABLE "tariff_rates" ADD CONSTRAINT "tariff_rates_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_rates" ADD CONSTRAINT "tariff_rates_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tariffs_name_unique" ON "tariffs" USING btree (lower("name_es"));--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_name_check" CHECK ("bill_lines"."name" in ('freight', 'discount', 'valuePercentage', 'extraCharge', 'goods', 'amazonTax', 'storeShipping', 'purchaseFee', 'iva', 'duty', 'adValorem', 'fodinfa', 'customsIva', 'paidUpFront'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'charge', 'tariff', 'parameter', 'company'));