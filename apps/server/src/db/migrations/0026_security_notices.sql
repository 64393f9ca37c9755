ALTER TABLE "mails" DROP CONSTRAINT "mails_outbox_message_id_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "mails_of_message_unique" ON "mails" USING btree ("outbox_message_id","recipient");