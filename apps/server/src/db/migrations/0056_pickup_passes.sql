CREATE TABLE "pickup_passes" (
	"bill_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"digits" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_passes_code_unique" UNIQUE("code"),
	CONSTRAINT "pickup_passes_digits_unique" UNIQUE("digits"),
	CONSTRAINT "pickup_passes_code_check" CHECK ("pickup_passes"."code" ~ '^[0-9A-F]{32}$'),
	CONSTRAINT "pickup_passes_digits_check" CHECK ("pickup_passes"."digits" ~ '^[0-9]{6}$')
);
--> statement-breakpoint
ALTER TABLE "pickup_passes" ADD CONSTRAINT "pickup_passes_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;