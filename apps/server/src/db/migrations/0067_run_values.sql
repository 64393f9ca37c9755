ALTER TABLE "run_items" ADD COLUMN "left_version" integer;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "undoes_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_undoes_id_runs_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_undoes_unique" ON "runs" USING btree ("undoes_id");