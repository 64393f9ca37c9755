ALTER TABLE "notifications" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE SEQUENCE "notifications_position_sequence";--> statement-breakpoint
UPDATE "notifications" SET "position" = nextval('notifications_position_sequence');--> statement-breakpoint
-- One transaction after the other, each until it has committed: whoever has read up to a number has read all that are below it.
CREATE FUNCTION number_notification() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_advisory_xact_lock(7805063);
  new.position := nextval('notifications_position_sequence');
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER notifications_numbered BEFORE INSERT ON "notifications" FOR EACH ROW EXECUTE FUNCTION number_notification();--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_position_unique" ON "notifications" USING btree ("position");--> statement-breakpoint
CREATE INDEX "notifications_by_position_index" ON "notifications" USING btree ("user_id","position");
