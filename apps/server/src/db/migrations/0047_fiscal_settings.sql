CREATE TABLE "fiscal_sequences" (
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"establishment" text NOT NULL,
	"emission_point" text NOT NULL,
	"last_sequential" integer NOT NULL,
	CONSTRAINT "fiscal_sequences_environment_kind_establishment_emission_point_pk" PRIMARY KEY("environment","kind","establishment","emission_point"),
	CONSTRAINT "fiscal_sequences_environment_check" CHECK ("fiscal_sequences"."environment" in ('test', 'production')),
	CONSTRAINT "fiscal_sequences_kind_check" CHECK ("fiscal_sequences"."kind" in ('factura', 'notaCredito')),
	CONSTRAINT "fiscal_sequences_last_check" CHECK ("fiscal_sequences"."last_sequential" between 0 and 999999999)
);
--> statement-breakpoint
CREATE TABLE "fiscal_settings" (
	"is_the_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mode" text DEFAULT 'off' NOT NULL,
	"head_office_address" text DEFAULT '' NOT NULL,
	"establishment_address" text DEFAULT '' NOT NULL,
	"establishment" text DEFAULT '001' NOT NULL,
	"emission_point" text DEFAULT '001' NOT NULL,
	"keeps_accounts" boolean DEFAULT true NOT NULL,
	"special_taxpayer" text DEFAULT '' NOT NULL,
	"withholding_resolution" text DEFAULT '' NOT NULL,
	"large_taxpayer_resolution" text DEFAULT '' NOT NULL,
	"rimpe" text,
	"credit_days" integer DEFAULT 0 NOT NULL,
	"days_off" date[] DEFAULT '{}' NOT NULL,
	"added_iva_codes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"production_since" timestamp (3) with time zone,
	CONSTRAINT "fiscal_settings_single_row_check" CHECK ("fiscal_settings"."is_the_one"),
	CONSTRAINT "fiscal_settings_mode_check" CHECK ("fiscal_settings"."mode" in ('off', 'test', 'production')),
	CONSTRAINT "fiscal_settings_rimpe_check" CHECK ("fiscal_settings"."rimpe" in ('entrepreneur', 'popularBusiness')),
	CONSTRAINT "fiscal_settings_series_check" CHECK (("fiscal_settings"."establishment" || "fiscal_settings"."emission_point") ~ '^[0-9]{6}$'),
	CONSTRAINT "fiscal_settings_credit_days_check" CHECK ("fiscal_settings"."credit_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "signing_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"holder" text NOT NULL,
	"issuer" text NOT NULL,
	"ruc" text,
	"serial_number" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"kept_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"certificate_id" uuid PRIMARY KEY NOT NULL,
	"box" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_access_key_unique";--> statement-breakpoint
ALTER TABLE "bills" DROP CONSTRAINT "bills_sequential_unique";--> statement-breakpoint
ALTER TABLE "signing_certificates" ADD CONSTRAINT "signing_certificates_kept_by_id_users_id_fk" FOREIGN KEY ("kept_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_certificate_id_signing_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."signing_certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_certificates_one_unique" ON "signing_certificates" USING btree ((true)) WHERE "signing_certificates"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "establishment";--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "emission_point";--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "sequential";--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "access_key";--> statement-breakpoint
ALTER TABLE "bills" DROP COLUMN "authorised_at";--> statement-breakpoint
ALTER TABLE "company" DROP COLUMN "establishment";--> statement-breakpoint
ALTER TABLE "company" DROP COLUMN "emission_point";--> statement-breakpoint
ALTER TABLE "company" DROP COLUMN "last_sequential";