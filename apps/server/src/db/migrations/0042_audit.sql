CREATE INDEX "events_list_index" ON "events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "events_of_action_index" ON "events" USING btree ("action","at","id");