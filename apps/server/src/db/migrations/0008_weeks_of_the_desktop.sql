CREATE INDEX "earning_entries_created_index" ON "earning_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_intake_index" ON "orders" USING btree ("intake_at","id");