DROP INDEX "users_client_identification_unique";--> statement-breakpoint
ALTER TABLE "authorized_names" ADD COLUMN "identity_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "requires_identity_proof" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_identification_unique" ON "users" USING btree ("identification") WHERE "users"."casillero_code" is not null and "users"."identity_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_claims_index" ON "users" USING btree ("identification","status","email_status","identity_verified_at","id") WHERE "users"."casillero_code" is not null and "users"."identification" <> '';