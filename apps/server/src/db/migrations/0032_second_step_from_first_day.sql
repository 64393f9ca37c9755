ALTER TABLE "company" ALTER COLUMN "requires_second_step" SET DEFAULT true;--> statement-breakpoint
-- Companies from before are asked too: their staff sign in and turn it on. The demo, which has a schema of its own, is not.
UPDATE "company" SET "requires_second_step" = true WHERE to_regclass('demo.record') IS NULL;
