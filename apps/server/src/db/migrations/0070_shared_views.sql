ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_name_unique";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_views_user_index" ON "saved_views" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name_unique" ON "saved_views" USING btree ("user_id","screen","name") WHERE not "saved_views"."is_shared";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name_unique" ON "saved_views" USING btree ("screen","name") WHERE "saved_views"."is_shared";