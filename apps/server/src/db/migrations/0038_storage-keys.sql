CREATE TABLE "storage_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "storage_key" text;--> statement-breakpoint
ALTER TABLE "storage_keys" ADD CONSTRAINT "storage_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who is signed in stays so, with keys of their own.
UPDATE "sessions" SET "storage_key" = rtrim(translate(encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), '=') WHERE "revoked_at" IS NULL;--> statement-breakpoint
INSERT INTO "storage_keys" ("user_id", "key") SELECT DISTINCT ON ("user_id") "user_id", rtrim(translate(encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), '=') FROM "sessions";
