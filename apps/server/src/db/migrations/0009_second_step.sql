ALTER TABLE "company" ADD COLUMN "requires_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Whoever is signed in showed who they are when they signed in. The default lets a program of before go on until it is replaced.
UPDATE "sessions" SET "authenticated_at" = "created_at";
