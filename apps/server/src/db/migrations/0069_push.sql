CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"choice" text NOT NULL,
	"told" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_choice_check" CHECK ("push_subscriptions"."choice" in ('important', 'all', 'mustAct'))
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"box" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint_index" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "push_keys_one_unique" ON "push_keys" USING btree ((true));