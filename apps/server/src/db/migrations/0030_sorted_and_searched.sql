DROP INDEX "payments_received_index";--> statement-breakpoint
CREATE INDEX "bill_orders_of_order_index" ON "bill_orders" USING btree ("order_id","bill_id");--> statement-breakpoint
CREATE INDEX "bills_status_index" ON "bills" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bills_total_index" ON "bills" USING btree ("total_in_cents","id");--> statement-breakpoint
CREATE INDEX "bills_billed_index" ON "bills" USING btree ("created_at","total_in_cents") WHERE "bills"."status" <> 'inactive';--> statement-breakpoint
CREATE INDEX "bundles_updated_index" ON "bundles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bundles_status_index" ON "bundles" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bundles_consignee_index" ON "bundles" USING btree ("consignee_name","id");--> statement-breakpoint
CREATE INDEX "bundles_child_guide_index" ON "bundles" USING btree ("child_guide_number","id");--> statement-breakpoint
CREATE INDEX "bundles_weight_index" ON "bundles" USING btree ("weight_in_grams","id");--> statement-breakpoint
CREATE INDEX "bundles_value_index" ON "bundles" USING btree ("value_with_tax_in_cents","id");--> statement-breakpoint
CREATE INDEX "bundles_sent_index" ON "bundles" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "bundles_arrived_index" ON "bundles" USING btree ("arrived_at","id");--> statement-breakpoint
CREATE INDEX "dropshipping_requests_search_index" ON "dropshipping_requests" USING gin (lower(translate(coalesce("code", '') || ' ' || coalesce("description", '') || ' ' || coalesce("options", '') || ' ' || coalesce("link", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "earning_entries_balance_index" ON "earning_entries" USING btree ("associate_id","kind","amount_in_cents");--> statement-breakpoint
CREATE INDEX "earning_entries_accrued_index" ON "earning_entries" USING btree ("associate_id","created_at","order_id","amount_in_cents") WHERE "earning_entries"."kind" = 'accrual';--> statement-breakpoint
CREATE INDEX "orders_updated_index" ON "orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "orders_ordered_index" ON "orders" USING btree ("order_date","id");--> statement-breakpoint
CREATE INDEX "orders_expected_index" ON "orders" USING btree ("estimated_arrival_date","id");--> statement-breakpoint
CREATE INDEX "orders_arrived_index" ON "orders" USING btree ("arrival_date","id");--> statement-breakpoint
CREATE INDEX "orders_status_index" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_status_since_index" ON "orders" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "orders_value_index" ON "orders" USING btree ("product_value_in_cents","id");--> statement-breakpoint
CREATE INDEX "orders_weight_index" ON "orders" USING btree (coalesce("final_weight_in_grams", "real_weight_in_grams", "warehouse_weight_in_grams", "store_weight_in_grams"),"id");--> statement-breakpoint
CREATE INDEX "orders_description_index" ON "orders" USING btree (lower(translate(coalesce("description", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc')),"id");--> statement-breakpoint
CREATE INDEX "orders_received_index" ON "orders" USING btree ("intake_at","warehouse_weight_in_grams") WHERE "orders"."status" <> 'removed';--> statement-breakpoint
CREATE INDEX "order_prices_created_index" ON "order_prices" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "order_prices_profit_index" ON "order_prices" USING btree ("profit_in_cents","order_id");--> statement-breakpoint
CREATE INDEX "payments_amount_index" ON "payments" USING btree ("amount_in_cents","id");--> statement-breakpoint
CREATE INDEX "purchase_items_search_index" ON "purchase_items" USING gin (lower(translate(coalesce("store", '') || ' ' || coalesce("description", '') || ' ' || coalesce("options", '') || ' ' || coalesce("link", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "purchases_search_index" ON "purchases" USING gin (lower(translate(coalesce("code", ''), 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç', 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_received_index" ON "payments" USING btree ("received_on","id");