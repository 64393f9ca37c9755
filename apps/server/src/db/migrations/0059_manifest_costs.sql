ALTER TABLE "manifests" ADD COLUMN "freight_cost_in_cents" integer;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "freight_cost_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "customs_cost_in_cents" integer;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "customs_cost_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "other_cost_in_cents" integer;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "other_cost_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "duty_paid_in_cents" integer;--> statement-breakpoint
ALTER TABLE "manifests" ADD COLUMN "duty_paid_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_voided_index" ON "bills" USING btree ("voided_at") WHERE "bills"."voided_at" is not null;--> statement-breakpoint
CREATE INDEX "credit_notes_created_index" ON "credit_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_notes_taken_back_index" ON "credit_notes" USING btree ("taken_back_at") WHERE "credit_notes"."taken_back_at" is not null;--> statement-breakpoint
ALTER TABLE "manifests" ADD CONSTRAINT "manifests_costs_check" CHECK (least("manifests"."freight_cost_in_cents", "manifests"."customs_cost_in_cents", "manifests"."other_cost_in_cents", "manifests"."duty_paid_in_cents") >= 0);