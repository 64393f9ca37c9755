CREATE TABLE "weight_readings" (
	"order_id" uuid NOT NULL,
	"place" text NOT NULL,
	"weight_in_grams" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weight_readings_order_id_place_pk" PRIMARY KEY("order_id","place"),
	CONSTRAINT "weight_readings_place_check" CHECK ("weight_readings"."place" in ('MIA', 'UIO')),
	CONSTRAINT "weight_readings_weight_check" CHECK ("weight_readings"."weight_in_grams" > 0)
);
--> statement-breakpoint
ALTER TABLE "incidents" DROP CONSTRAINT "incidents_kind_check";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "topic" text;--> statement-breakpoint
CREATE INDEX "outbox_messages_topic_index" ON "outbox_messages" USING btree ("topic") WHERE "outbox_messages"."topic" is not null and "outbox_messages"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_kind_check" CHECK ("incidents"."kind" in ('lost', 'seized', 'damaged', 'delayed', 'overLimit'));