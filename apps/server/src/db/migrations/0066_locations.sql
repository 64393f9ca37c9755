CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"plain_code" text NOT NULL,
	"warehouse" text NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"walking_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "locations_plain_code_unique" UNIQUE("plain_code"),
	CONSTRAINT "locations_warehouse_check" CHECK ("locations"."warehouse" in ('MIA', 'UIO')),
	CONSTRAINT "locations_walking_order_check" CHECK ("locations"."walking_order" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "location_id" uuid;--> statement-breakpoint
CREATE INDEX "locations_walk_index" ON "locations" USING btree ("warehouse","walking_order");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_location_index" ON "orders" USING btree ("location_id") WHERE "orders"."location_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_location_check" CHECK ("orders"."location_id" is null or ("orders"."intake_at" is not null and "orders"."status" in ('incomplete', 'incompleteState', 'inWarehouseMIA', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid')));