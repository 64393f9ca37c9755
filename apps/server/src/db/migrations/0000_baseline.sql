-- Contains-search by trigrams. Trusted since PostgreSQL 13: the database's owner may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE SEQUENCE "public"."authorized_name_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."bill_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."bundle_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."casillero_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."charge_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."dropshipping_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."incident_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."manifest_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."purchase_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."quotation_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "authorized_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"identification_type" text NOT NULL,
	"identification" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"purposes" text[] NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "authorized_names_code_unique" UNIQUE("code"),
	CONSTRAINT "authorized_names_identification_type_check" CHECK ("authorized_names"."identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "authorized_names_purposes_check" CHECK ("authorized_names"."purposes" <@ array['pickup', 'consignee'])
);
--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"order_id" uuid,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"is_taxable" boolean NOT NULL,
	"basis" jsonb,
	CONSTRAINT "bill_lines_name_check" CHECK ("bill_lines"."name" in ('freight', 'discount', 'valuePercentage', 'extraCharge', 'goods', 'amazonTax', 'storeShipping', 'purchaseFee', 'iva', 'duty', 'paidUpFront'))
);
--> statement-breakpoint
CREATE TABLE "bill_orders" (
	"bill_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_in_cents" integer NOT NULL,
	"duty_in_cents" integer NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "bill_orders_bill_id_order_id_pk" PRIMARY KEY("bill_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"client_id" uuid NOT NULL,
	"pickup_authorized_name_id" uuid,
	"pickup_name" text NOT NULL,
	"pickup_identification_type" text NOT NULL,
	"pickup_identification" text NOT NULL,
	"invoice_owner_authorized_name_id" uuid,
	"invoice_owner_name" text NOT NULL,
	"invoice_owner_identification_type" text NOT NULL,
	"invoice_owner_identification" text NOT NULL,
	"invoice_owner_email" text DEFAULT '' NOT NULL,
	"invoice_owner_address" text DEFAULT '' NOT NULL,
	"subtotal_in_cents" integer NOT NULL,
	"taxable_in_cents" integer NOT NULL,
	"tax_in_cents" integer NOT NULL,
	"iva_in_basis_points" integer NOT NULL,
	"duty_in_cents" integer NOT NULL,
	"paid_up_front_in_cents" integer DEFAULT 0 NOT NULL,
	"total_in_cents" integer NOT NULL,
	"parameters_version" integer NOT NULL,
	"created_by_id" uuid,
	"charged_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"voided_by_id" uuid,
	"void_reason" text,
	"establishment" text,
	"emission_point" text,
	"sequential" integer,
	"access_key" text,
	"authorised_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce("bills"."code", '') || ' ' || coalesce("bills"."pickup_name", '') || ' ' || coalesce("bills"."invoice_owner_name", '') || ' ' || coalesce("bills"."invoice_owner_identification", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'))) STORED,
	CONSTRAINT "bills_code_unique" UNIQUE("code"),
	CONSTRAINT "bills_access_key_unique" UNIQUE("access_key"),
	CONSTRAINT "bills_sequential_unique" UNIQUE("establishment","emission_point","sequential"),
	CONSTRAINT "bills_status_check" CHECK ("bills"."status" in ('pendingPayment', 'charged', 'delivered', 'inactive')),
	CONSTRAINT "bills_pickup_identification_type_check" CHECK ("bills"."pickup_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "bills_invoice_owner_identification_type_check" CHECK ("bills"."invoice_owner_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "bills_voided_check" CHECK (("bills"."status" = 'inactive') = ("bills"."voided_at" is not null)),
	CONSTRAINT "bills_void_reason_check" CHECK ("bills"."voided_at" is null or "bills"."void_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"is_special" boolean NOT NULL,
	"associate_id" uuid,
	"created_by_id" uuid,
	"consignee_authorized_name_id" uuid,
	"consignee_name" text NOT NULL,
	"consignee_identification_type" text NOT NULL,
	"consignee_identification" text NOT NULL,
	"invoice_owner_name" text,
	"invoice_owner_identification_type" text,
	"invoice_owner_identification" text,
	"manifest_id" uuid,
	"position" integer,
	"child_guide_number" text,
	"weight_in_grams" integer DEFAULT 0 NOT NULL,
	"real_weight_in_grams" integer,
	"declared_value_in_cents" integer DEFAULT 0 NOT NULL,
	"customs_invoice_value_in_cents" integer,
	"value_with_tax_in_cents" integer DEFAULT 0 NOT NULL,
	"fiscal_year" integer NOT NULL,
	"quota_override_reason" text,
	"quota_overridden_by_id" uuid,
	"duty_in_cents" integer,
	"sent_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"weighed_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce("bundles"."code", '') || ' ' || coalesce("bundles"."child_guide_number", '') || ' ' || coalesce("bundles"."consignee_name", '') || ' ' || coalesce("bundles"."consignee_identification", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'))) STORED,
	CONSTRAINT "bundles_code_unique" UNIQUE("code"),
	CONSTRAINT "bundles_status_check" CHECK ("bundles"."status" in ('inWarehouseMIA', 'sended', 'arrived', 'inWarehouseUIO', 'paid', 'receivedAndDelivered', 'removed')),
	CONSTRAINT "bundles_category_check" CHECK ("bundles"."category" in ('B', 'C')),
	CONSTRAINT "bundles_consignee_identification_type_check" CHECK ("bundles"."consignee_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "bundles_invoice_owner_identification_type_check" CHECK ("bundles"."invoice_owner_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "bundles_weight_check" CHECK ("bundles"."weight_in_grams" >= 0),
	CONSTRAINT "bundles_declared_value_check" CHECK ("bundles"."declared_value_in_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"is_taxable" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "charges_code_unique" UNIQUE("code"),
	CONSTRAINT "charges_amount_check" CHECK ("charges"."amount_in_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company" (
	"is_the_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trade_name" text NOT NULL,
	"legal_name" text NOT NULL,
	"ruc" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"miami_address" jsonb NOT NULL,
	"quito_address" jsonb NOT NULL,
	"bank_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"establishment" text DEFAULT '001' NOT NULL,
	"emission_point" text DEFAULT '001' NOT NULL,
	"last_sequential" integer DEFAULT 0 NOT NULL,
	"requires_second_step" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_single_row_check" CHECK ("company"."is_the_one")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean DEFAULT true NOT NULL,
	"user_id" uuid NOT NULL,
	"authorized_name_id" uuid,
	"identification" text DEFAULT '' NOT NULL,
	"wording" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('consignee', 'terms', 'privacy', 'bundling'))
);
--> statement-breakpoint
CREATE TABLE "dropshipping_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"client_id" uuid NOT NULL,
	"associate_id" uuid,
	"link" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"options" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"quote_comment" text DEFAULT '' NOT NULL,
	"quoted_price_in_cents" integer,
	"quote_lines" jsonb,
	"parameters_version" integer,
	"quote_last_day" date,
	"quoted_at" timestamp (3) with time zone,
	"quoted_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "dropshipping_requests_code_unique" UNIQUE("code"),
	CONSTRAINT "dropshipping_requests_status_check" CHECK ("dropshipping_requests"."status" in ('quoting', 'quoted', 'accepted', 'refused', 'purchased', 'inDelivery')),
	CONSTRAINT "dropshipping_requests_quantity_check" CHECK ("dropshipping_requests"."quantity" > 0),
	CONSTRAINT "dropshipping_requests_quoted_price_check" CHECK ("dropshipping_requests"."quoted_price_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "earning_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"associate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"order_price_id" uuid,
	"reverses_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_entries_kind_check" CHECK ("earning_entries"."kind" in ('accrual', 'settlement')),
	CONSTRAINT "earning_entries_accrual_check" CHECK (("earning_entries"."kind" = 'accrual') = ("earning_entries"."order_price_id" is not null)),
	CONSTRAINT "earning_entries_settlement_check" CHECK ("earning_entries"."kind" <> 'settlement' or "earning_entries"."reverses_id" is null)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"aggregate" text NOT NULL,
	"aggregate_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_id" uuid,
	"actor_role" text,
	"at" timestamp (3) with time zone NOT NULL,
	"place" text,
	"note" text DEFAULT '' NOT NULL,
	"changes" jsonb,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "events_aggregate_check" CHECK ("events"."aggregate" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'payment', 'paymentProof', 'dropshippingRequest', 'incident', 'user', 'authorizedName', 'charge', 'parameter', 'company')),
	CONSTRAINT "events_place_check" CHECK ("events"."place" in ('MIA', 'UIO')),
	CONSTRAINT "events_actor_role_check" CHECK ("events"."actor_role" in ('client', 'administrator', 'associate'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"original_name" text NOT NULL,
	"purpose" text NOT NULL,
	"record_kind" text,
	"record_id" uuid,
	"is_from_shipments" boolean DEFAULT false NOT NULL,
	"owner_id" uuid,
	"uploaded_by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_purpose_check" CHECK ("files"."purpose" in ('invoice', 'tracking', 'photo', 'proof', 'signature', 'label', 'bill')),
	CONSTRAINT "files_record_kind_check" CHECK ("files"."record_kind" in ('order', 'purchase', 'bundle', 'manifest', 'bill', 'incident', 'dropshippingRequest')),
	CONSTRAINT "files_size_check" CHECK ("files"."size_in_bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"principal" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"content_type" text,
	"response" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_records_principal_key_pk" PRIMARY KEY("principal","key")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'opened' NOT NULL,
	"description" text NOT NULL,
	"opened_by_id" uuid,
	"outcome" text,
	"resolution" text DEFAULT '' NOT NULL,
	"resolved_by_id" uuid,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "incidents_code_unique" UNIQUE("code"),
	CONSTRAINT "incidents_kind_check" CHECK ("incidents"."kind" in ('lost', 'seized', 'damaged', 'delayed')),
	CONSTRAINT "incidents_status_check" CHECK ("incidents"."status" in ('opened', 'resolved')),
	CONSTRAINT "incidents_outcome_check" CHECK ("incidents"."outcome" in ('solved', 'lost', 'seized')),
	CONSTRAINT "incidents_resolved_check" CHECK (("incidents"."status" = 'resolved') = ("incidents"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"bill_id" uuid,
	"purchase_id" uuid,
	"payment_id" uuid,
	"order_id" uuid,
	"reverses_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_kind_check" CHECK ("ledger_entries"."kind" in ('charge', 'tax', 'duty', 'payment')),
	CONSTRAINT "ledger_entries_source_check" CHECK (num_nonnulls("ledger_entries"."bill_id", "ledger_entries"."purchase_id") >= 1),
	CONSTRAINT "ledger_entries_payment_check" CHECK (("ledger_entries"."kind" = 'payment') = ("ledger_entries"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outbox_message_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mails_outbox_message_id_unique" UNIQUE("outbox_message_id")
);
--> statement-breakpoint
CREATE TABLE "manifests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"guide_number" text,
	"airline" text DEFAULT '' NOT NULL,
	"flight" text DEFAULT '' NOT NULL,
	"departure_date" date,
	"arrival_date" date,
	"sent_at" timestamp (3) with time zone,
	"sent_by_id" uuid,
	"arrived_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"bundle_count" integer DEFAULT 0 NOT NULL,
	"weight_in_grams" bigint DEFAULT 0 NOT NULL,
	"customs_invoice_value_in_cents" bigint DEFAULT 0 NOT NULL,
	"snapshot" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce("manifests"."code", '') || ' ' || coalesce("manifests"."guide_number", '') || ' ' || coalesce("manifests"."airline", '') || ' ' || coalesce("manifests"."flight", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'))) STORED,
	CONSTRAINT "manifests_code_unique" UNIQUE("code"),
	CONSTRAINT "manifests_status_check" CHECK ("manifests"."status" in ('active', 'sended', 'arrived', 'finished', 'removed')),
	CONSTRAINT "manifests_sent_check" CHECK ("manifests"."status" in ('active', 'removed') or ("manifests"."guide_number" is not null and "manifests"."sent_at" is not null and "manifests"."snapshot" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel"),
	CONSTRAINT "notification_preferences_channel_check" CHECK ("notification_preferences"."channel" in ('bell', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}' NOT NULL,
	"record_kind" text,
	"record_id" uuid,
	"location" text DEFAULT '' NOT NULL,
	"deduplication_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"position" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "notifications_deduplication_key_unique" UNIQUE("deduplication_key")
);
--> statement-breakpoint
CREATE TABLE "order_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"charge_id" uuid,
	"name" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"is_taxable" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_in_cents" integer NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_unit_price_check" CHECK ("order_items"."unit_price_in_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"weight_in_grams" integer NOT NULL,
	"is_special" boolean NOT NULL,
	"has_discount" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"service_in_cents" integer NOT NULL,
	"duty_share_in_cents" integer NOT NULL,
	"margin_in_cents" integer DEFAULT 0 NOT NULL,
	"bonus_in_cents" integer DEFAULT 0 NOT NULL,
	"kept_back_in_cents" integer DEFAULT 0 NOT NULL,
	"profit_in_cents" integer DEFAULT 0 NOT NULL,
	"parameters_version" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"superseded_at" timestamp (3) with time zone,
	CONSTRAINT "order_prices_number_unique" UNIQUE("order_id","number"),
	CONSTRAINT "order_prices_weight_check" CHECK ("order_prices"."weight_in_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"request_number" text NOT NULL,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"resume_status" text,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing_note" text DEFAULT '' NOT NULL,
	"client_id" uuid,
	"associate_id" uuid,
	"consignee_authorized_name_id" uuid,
	"consignee_name" text,
	"consignee_identification_type" text,
	"consignee_identification" text,
	"pickup_authorized_name_id" uuid,
	"pickup_name" text,
	"pickup_identification_type" text,
	"pickup_identification" text,
	"category" text DEFAULT 'B' NOT NULL,
	"is_special" boolean DEFAULT false NOT NULL,
	"tracking" text,
	"tracking_normalised" text,
	"carrier" text,
	"store" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"observation" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"label_text" text DEFAULT '' NOT NULL,
	"product_value_in_cents" integer DEFAULT 0 NOT NULL,
	"estimated_price_in_cents" integer,
	"estimate_lines" jsonb,
	"temporal_price_in_cents" integer,
	"store_weight_in_grams" integer,
	"warehouse_weight_in_grams" integer,
	"real_weight_in_grams" integer,
	"final_weight_in_grams" integer,
	"final_weight_reason" text,
	"length_in_millimetres" integer,
	"width_in_millimetres" integer,
	"height_in_millimetres" integer,
	"is_authorized_to_bundle" boolean DEFAULT false NOT NULL,
	"authorized_to_bundle_at" timestamp (3) with time zone,
	"bundle_id" uuid,
	"bill_id" uuid,
	"purchase_id" uuid,
	"dropshipping_request_id" uuid,
	"merged_into_id" uuid,
	"split_from_id" uuid,
	"order_date" date NOT NULL,
	"estimated_arrival_date" date,
	"arrival_date" date,
	"intake_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"delivered_to_name" text,
	"delivered_to_identification" text,
	"delivered_by_id" uuid,
	"signature_file_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce("orders"."code", '') || ' ' || coalesce("orders"."tracking_normalised", '') || ' ' || coalesce("orders"."description", '') || ' ' || coalesce("orders"."label_text", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'))) STORED,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_service_check" CHECK ("orders"."service" in ('COU', 'PPE', 'dropshipping')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered', 'removed')),
	CONSTRAINT "orders_resume_status_check" CHECK ("orders"."resume_status" in ('inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered', 'removed')),
	CONSTRAINT "orders_category_check" CHECK ("orders"."category" in ('B', 'C')),
	CONSTRAINT "orders_consignee_identification_type_check" CHECK ("orders"."consignee_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "orders_pickup_identification_type_check" CHECK ("orders"."pickup_identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "orders_product_value_check" CHECK ("orders"."product_value_in_cents" >= 0),
	CONSTRAINT "orders_store_weight_check" CHECK ("orders"."store_weight_in_grams" > 0),
	CONSTRAINT "orders_warehouse_weight_check" CHECK ("orders"."warehouse_weight_in_grams" > 0),
	CONSTRAINT "orders_real_weight_check" CHECK ("orders"."real_weight_in_grams" > 0),
	CONSTRAINT "orders_final_weight_check" CHECK ("orders"."final_weight_in_grams" > 0),
	CONSTRAINT "orders_final_weight_reason_check" CHECK ("orders"."final_weight_in_grams" is null or "orders"."final_weight_reason" is not null),
	CONSTRAINT "orders_tracking_check" CHECK (("orders"."tracking" is null) = ("orders"."tracking_normalised" is null)),
	CONSTRAINT "orders_bundled_has_consignee_check" CHECK ("orders"."bundle_id" is null or "orders"."consignee_identification" is not null),
	CONSTRAINT "orders_billed_has_client_check" CHECK ("orders"."bill_id" is null or "orders"."client_id" is not null),
	CONSTRAINT "orders_not_merged_into_itself_check" CHECK ("orders"."merged_into_id" <> "orders"."id")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "parameters_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" numeric(14, 4) NOT NULL,
	"unit" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parameters_number_unique" UNIQUE("number"),
	CONSTRAINT "parameters_valid_from_unique" UNIQUE("key","valid_from")
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"client_id" uuid NOT NULL,
	"bill_id" uuid,
	"purchase_id" uuid,
	"file_id" uuid NOT NULL,
	"amount_in_cents" integer,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reviewed_by_id" uuid,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_proofs_status_check" CHECK ("payment_proofs"."status" in ('pending', 'accepted', 'refused')),
	CONSTRAINT "payment_proofs_amount_check" CHECK ("payment_proofs"."amount_in_cents" > 0),
	CONSTRAINT "payment_proofs_source_check" CHECK (num_nonnulls("payment_proofs"."bill_id", "payment_proofs"."purchase_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"client_id" uuid NOT NULL,
	"bill_id" uuid,
	"purchase_id" uuid,
	"amount_in_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reverses_id" uuid,
	"reason" text,
	"idempotency_key" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_code_unique" UNIQUE("code"),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('transfer', 'deposit', 'card', 'cash')),
	CONSTRAINT "payments_source_check" CHECK (num_nonnulls("payments"."bill_id", "payments"."purchase_id") = 1),
	CONSTRAINT "payments_sign_check" CHECK (case when "payments"."reverses_id" is null then "payments"."amount_in_cents" >= 0 else "payments"."amount_in_cents" <= 0 end),
	CONSTRAINT "payments_reason_check" CHECK ("payments"."reverses_id" is null or "payments"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "purchase_invoice_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"file_id" uuid,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_in_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_invoice_details_quantity_check" CHECK ("purchase_invoice_details"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"link" text NOT NULL,
	"store" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"options" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_in_cents" integer NOT NULL,
	"unit_price_limit_in_cents" integer,
	CONSTRAINT "purchase_items_quantity_check" CHECK ("purchase_items"."quantity" > 0),
	CONSTRAINT "purchase_items_unit_price_check" CHECK ("purchase_items"."unit_price_in_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"temporal_price_in_cents" integer,
	"comment" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"client_id" uuid NOT NULL,
	"associate_id" uuid,
	"consignee_authorized_name_id" uuid,
	"pickup_authorized_name_id" uuid,
	"category" text DEFAULT 'B' NOT NULL,
	"observation" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"store_shipping_in_cents" integer DEFAULT 0 NOT NULL,
	"tax_in_cents" integer DEFAULT 0 NOT NULL,
	"fee_in_cents" integer DEFAULT 0 NOT NULL,
	"assisted_purchase_price_in_cents" integer DEFAULT 0 NOT NULL,
	"total_in_cents" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parameters_version" integer,
	"temporal_price_in_cents" integer,
	"product_value_in_cents" integer DEFAULT 0 NOT NULL,
	"paid_up_front_in_cents" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"removed_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "purchases_code_unique" UNIQUE("code"),
	CONSTRAINT "purchases_status_check" CHECK ("purchases"."status" in ('inReview', 'pendingChanges', 'accepted', 'reviewed', 'removed')),
	CONSTRAINT "purchases_category_check" CHECK ("purchases"."category" in ('B', 'C')),
	CONSTRAINT "purchases_product_value_check" CHECK ("purchases"."product_value_in_cents" >= 0),
	CONSTRAINT "purchases_paid_up_front_check" CHECK ("purchases"."paid_up_front_in_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quota_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identification" text NOT NULL,
	"fiscal_year" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"bundle_id" uuid,
	"reverses_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_entries_kind_check" CHECK ("quota_entries"."kind" in ('bundle', 'declaredElsewhere')),
	CONSTRAINT "quota_entries_bundle_check" CHECK (("quota_entries"."kind" = 'bundle') = ("quota_entries"."bundle_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"identification" text NOT NULL,
	"fiscal_year" integer NOT NULL,
	"used_in_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "quotas_identification_fiscal_year_pk" PRIMARY KEY("identification","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"client_id" uuid,
	"actor_id" uuid,
	"service" text NOT NULL,
	"category" text NOT NULL,
	"is_special" boolean DEFAULT false NOT NULL,
	"weight_in_grams" integer NOT NULL,
	"product_value_in_cents" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"request" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total_in_cents" integer NOT NULL,
	"parameters_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_code_unique" UNIQUE("code"),
	CONSTRAINT "quotations_service_check" CHECK ("quotations"."service" in ('COU', 'PPE', 'dropshipping')),
	CONSTRAINT "quotations_category_check" CHECK ("quotations"."category" in ('B', 'C'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_views_name_unique" UNIQUE("user_id","screen","name")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_step" bigint,
	CONSTRAINT "second_factors_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text DEFAULT 'passwordReset' NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "reset_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reset_tokens_purpose_check" CHECK ("reset_tokens"."purpose" in ('passwordReset', 'invitation', 'firstAdministrator')),
	CONSTRAINT "reset_tokens_user_check" CHECK ("reset_tokens"."user_id" is not null or "reset_tokens"."purpose" = 'firstAdministrator')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_associate" boolean DEFAULT false NOT NULL,
	"is_courier" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text,
	"identification_type" text DEFAULT 'cedula' NOT NULL,
	"identification" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"casillero_code" text,
	"associate_id" uuid,
	"has_discount" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce("users"."first_name", '') || ' ' || coalesce("users"."last_name", '') || ' ' || coalesce("users"."email", '') || ' ' || coalesce("users"."casillero_code", '') || ' ' || coalesce("users"."identification", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'))) STORED,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_casillero_code_unique" UNIQUE("casillero_code"),
	CONSTRAINT "users_status_check" CHECK ("users"."status" in ('active', 'inactive')),
	CONSTRAINT "users_identification_type_check" CHECK ("users"."identification_type" in ('cedula', 'ruc', 'passport')),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_courier_check" CHECK (not ("users"."is_courier" and ("users"."is_admin" or "users"."is_associate"))),
	CONSTRAINT "users_own_associate_check" CHECK ("users"."associate_id" <> "users"."id")
);
--> statement-breakpoint
ALTER TABLE "authorized_names" ADD CONSTRAINT "authorized_names_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_orders" ADD CONSTRAINT "bill_orders_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_orders" ADD CONSTRAINT "bill_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_pickup_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("pickup_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_invoice_owner_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("invoice_owner_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_voided_by_id_users_id_fk" FOREIGN KEY ("voided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_consignee_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("consignee_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_manifest_id_manifests_id_fk" FOREIGN KEY ("manifest_id") REFERENCES "public"."manifests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_quota_overridden_by_id_users_id_fk" FOREIGN KEY ("quota_overridden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropshipping_requests" ADD CONSTRAINT "dropshipping_requests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropshipping_requests" ADD CONSTRAINT "dropshipping_requests_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dropshipping_requests" ADD CONSTRAINT "dropshipping_requests_quoted_by_id_users_id_fk" FOREIGN KEY ("quoted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_order_price_id_order_prices_id_fk" FOREIGN KEY ("order_price_id") REFERENCES "public"."order_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_reverses_id_earning_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."earning_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_entries" ADD CONSTRAINT "earning_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_ledger_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_outbox_message_id_outbox_messages_id_fk" FOREIGN KEY ("outbox_message_id") REFERENCES "public"."outbox_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifests" ADD CONSTRAINT "manifests_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prices" ADD CONSTRAINT "order_prices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prices" ADD CONSTRAINT "order_prices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_consignee_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("consignee_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("pickup_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dropshipping_request_id_dropshipping_requests_id_fk" FOREIGN KEY ("dropshipping_request_id") REFERENCES "public"."dropshipping_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merged_into_id_orders_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_split_from_id_orders_id_fk" FOREIGN KEY ("split_from_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered_by_id_users_id_fk" FOREIGN KEY ("delivered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_signature_file_id_files_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameters" ADD CONSTRAINT "parameters_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_id_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoice_details" ADD CONSTRAINT "purchase_invoice_details_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoice_details" ADD CONSTRAINT "purchase_invoice_details_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD CONSTRAINT "purchase_items_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reviews" ADD CONSTRAINT "purchase_reviews_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reviews" ADD CONSTRAINT "purchase_reviews_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_consignee_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("consignee_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_pickup_authorized_name_id_authorized_names_id_fk" FOREIGN KEY ("pickup_authorized_name_id") REFERENCES "public"."authorized_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_entries" ADD CONSTRAINT "quota_entries_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_entries" ADD CONSTRAINT "quota_entries_reverses_id_quota_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."quota_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_entries" ADD CONSTRAINT "quota_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_associate_id_users_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authorized_names_of_client_index" ON "authorized_names" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "authorized_names_identification_unique" ON "authorized_names" USING btree ("client_id","identification") WHERE "authorized_names"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bill_lines_of_bill_index" ON "bill_lines" USING btree ("bill_id","position");--> statement-breakpoint
CREATE INDEX "bill_lines_of_order_index" ON "bill_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_orders_active_unique" ON "bill_orders" USING btree ("order_id") WHERE "bill_orders"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "bills_list_index" ON "bills" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bills_by_status_index" ON "bills" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bills_search_index" ON "bills" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bills_of_client_index" ON "bills" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bundles_child_guide_number_unique" ON "bundles" USING btree ("manifest_id",upper("child_guide_number"));--> statement-breakpoint
CREATE INDEX "bundles_list_index" ON "bundles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bundles_by_status_index" ON "bundles" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bundles_of_associate_index" ON "bundles" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bundles_of_manifest_index" ON "bundles" USING btree ("manifest_id","position");--> statement-breakpoint
CREATE INDEX "bundles_free_index" ON "bundles" USING btree ("created_at","id") WHERE "bundles"."status" = 'inWarehouseMIA' and "bundles"."manifest_id" is null;--> statement-breakpoint
CREATE INDEX "bundles_search_index" ON "bundles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bundles_of_consignee_index" ON "bundles" USING btree ("consignee_identification","fiscal_year");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_name_unique" ON "charges" USING btree (lower("name")) WHERE "charges"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "consents_of_user_index" ON "consents" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "consents_of_authorized_name_index" ON "consents" USING btree ("authorized_name_id");--> statement-breakpoint
CREATE INDEX "dropshipping_requests_list_index" ON "dropshipping_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dropshipping_requests_by_status_index" ON "dropshipping_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dropshipping_requests_of_client_index" ON "dropshipping_requests" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dropshipping_requests_of_associate_index" ON "dropshipping_requests" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_entries_settlement_unique" ON "earning_entries" USING btree ("order_id") WHERE "earning_entries"."kind" = 'settlement';--> statement-breakpoint
CREATE UNIQUE INDEX "earning_entries_accrual_unique" ON "earning_entries" USING btree ("order_price_id") WHERE "earning_entries"."reverses_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "earning_entries_reverses_unique" ON "earning_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "earning_entries_of_associate_index" ON "earning_entries" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "earning_entries_created_index" ON "earning_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "earning_entries_of_order_index" ON "earning_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "events_of_record_index" ON "events" USING btree ("aggregate_id","at","id");--> statement-breakpoint
CREATE INDEX "events_of_actor_index" ON "events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "events_manifest_ships_once" ON "events" USING btree ("aggregate_id") WHERE "events"."aggregate" = 'manifest' and "events"."action" = 'ship';--> statement-breakpoint
CREATE INDEX "files_of_record_index" ON "files" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "files_of_owner_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "idempotency_records_expired_index" ON "idempotency_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "incidents_of_order_index" ON "incidents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "incidents_by_status_index" ON "incidents" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reverses_unique" ON "ledger_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_payment_unique" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_client_index" ON "ledger_entries" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_bill_index" ON "ledger_entries" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_purchase_index" ON "ledger_entries" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_order_index" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_list_index" ON "mails" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "mails_of_recipient_index" ON "mails" USING btree ("recipient","at");--> statement-breakpoint
CREATE UNIQUE INDEX "manifests_guide_number_unique" ON "manifests" USING btree (upper("guide_number")) WHERE "manifests"."status" <> 'removed';--> statement-breakpoint
CREATE INDEX "manifests_search_index" ON "manifests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "manifests_list_index" ON "manifests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "manifests_by_status_index" ON "manifests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_position_unique" ON "notifications" USING btree ("position");--> statement-breakpoint
CREATE INDEX "notifications_by_position_index" ON "notifications" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "notifications_of_user_index" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_charges_of_order_index" ON "order_charges" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_charges_of_charge_index" ON "order_charges" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "order_items_of_order_index" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_prices_current_unique" ON "order_prices" USING btree ("order_id") WHERE "order_prices"."superseded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_tracking_unique" ON "orders" USING btree ("tracking_normalised") WHERE "orders"."status" not in ('receivedAndDelivered', 'removed') and "orders"."split_from_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_purchase_unique" ON "orders" USING btree ("purchase_id") WHERE "orders"."split_from_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_dropshipping_request_unique" ON "orders" USING btree ("dropshipping_request_id") WHERE "orders"."split_from_id" is null;--> statement-breakpoint
CREATE INDEX "orders_list_index" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_status_index" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_client_index" ON "orders" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_associate_index" ON "orders" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_intake_index" ON "orders" USING btree ("intake_at","id");--> statement-breakpoint
CREATE INDEX "orders_unmatched_index" ON "orders" USING btree ("created_at","id") WHERE "orders"."client_id" is null and "orders"."status" not in ('receivedAndDelivered', 'removed');--> statement-breakpoint
CREATE INDEX "orders_ready_to_bundle_index" ON "orders" USING btree ("consignee_identification") WHERE "orders"."status" = 'inWarehouseMIA' and "orders"."bundle_id" is null;--> statement-breakpoint
CREATE INDEX "orders_of_bundle_index" ON "orders" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "orders_of_bill_index" ON "orders" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "orders_of_request_index" ON "orders" USING btree ("request_number");--> statement-breakpoint
CREATE INDEX "orders_tracking_index" ON "orders" USING btree ("tracking_normalised");--> statement-breakpoint
CREATE INDEX "orders_merged_into_index" ON "orders" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "orders_split_from_index" ON "orders" USING btree ("split_from_id");--> statement-breakpoint
CREATE INDEX "orders_search_index" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting_index" ON "outbox_messages" USING btree ("available_at") WHERE "outbox_messages"."sent_at" is null and "outbox_messages"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_sent_index" ON "outbox_messages" USING btree ("sent_at") WHERE "outbox_messages"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "parameters_valid_from_index" ON "parameters" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "payment_proofs_by_status_index" ON "payment_proofs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_proofs_of_client_index" ON "payment_proofs" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_proofs_of_bill_index" ON "payment_proofs" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_proofs_of_purchase_index" ON "payment_proofs" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reverses_unique" ON "payments" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_idempotency_key_unique" ON "payments" USING btree ("actor_id","idempotency_key","bill_id");--> statement-breakpoint
CREATE INDEX "payments_list_index" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_client_index" ON "payments" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_bill_index" ON "payments" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payments_of_purchase_index" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_invoice_details_of_purchase_index" ON "purchase_invoice_details" USING btree ("purchase_id","position");--> statement-breakpoint
CREATE INDEX "purchase_items_of_purchase_index" ON "purchase_items" USING btree ("purchase_id","position");--> statement-breakpoint
CREATE INDEX "purchase_reviews_of_purchase_index" ON "purchase_reviews" USING btree ("purchase_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_list_index" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_by_status_index" ON "purchases" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_of_client_index" ON "purchases" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_of_associate_index" ON "purchases" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_entries_reverses_unique" ON "quota_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "quota_entries_of_consignee_index" ON "quota_entries" USING btree ("identification","fiscal_year","created_at");--> statement-breakpoint
CREATE INDEX "quota_entries_of_bundle_index" ON "quota_entries" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "quotations_list_index" ON "quotations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_of_client_index" ON "quotations" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_expired_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_tokens_of_user_index" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user_index" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expired_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "users_list_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_of_associate_index" ON "users" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_identification_index" ON "users" USING btree ("identification");--> statement-breakpoint
CREATE UNIQUE INDEX "users_client_identification_unique" ON "users" USING btree ("identification") WHERE "users"."casillero_code" is not null and "users"."identification" <> '';--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Books and events are only ever added to: a correction is an entry of its own (domain, section 10).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;

-- A frozen price never changes; all that may happen to it is that a newer one supersedes it, once.
create function refuse_change_of_price() returns trigger language plpgsql as $$
begin
  if old.superseded_at is null and to_jsonb(new) - 'superseded_at' = to_jsonb(old) - 'superseded_at' then
    return new;
  end if;
  raise exception 'a frozen price never changes' using errcode = 'restrict_violation';
end $$;

do $$
declare
  book text;
begin
  foreach book in array array[
    'bill_lines', 'consents', 'earning_entries', 'events', 'ledger_entries', 'parameters', 'payments', 'quota_entries', 'quotations'
  ] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      book || '_append_only', book);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      book || '_never_emptied', book);
  end loop;
end $$;

create trigger order_prices_frozen before update on order_prices for each row execute function refuse_change_of_price();
create trigger order_prices_kept before delete on order_prices for each row execute function refuse_change();
create trigger order_prices_never_emptied before truncate on order_prices for each statement execute function refuse_change();--> statement-breakpoint
create sequence notifications_position_sequence;

-- One transaction after the other, each until it has committed: a reader who has read up to a number has read all that are below it.
create function number_notification() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7805063);
  new.position := nextval('notifications_position_sequence');
  return new;
end $$;

create trigger notifications_numbered before insert on notifications for each row execute function number_notification();
