CREATE SEQUENCE "public"."approval_codes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"record_code" text NOT NULL,
	"record_version" bigint NOT NULL,
	"client_id" uuid,
	"amount_in_cents" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_code_unique" UNIQUE("code"),
	CONSTRAINT "approvals_status_check" CHECK ("approvals"."status" in ('asked', 'approved', 'refused', 'takenBack')),
	CONSTRAINT "approvals_kind_check" CHECK ("approvals"."kind" in ('writeOff', 'compensation')),
	CONSTRAINT "approvals_record_kind_check" CHECK ("approvals"."record_kind" in ('account', 'order')),
	CONSTRAINT "approvals_amount_check" CHECK ("approvals"."amount_in_cents" > 0),
	CONSTRAINT "approvals_answered_check" CHECK (("approvals"."status" = 'asked') = ("approvals"."answered_at" is null)),
	CONSTRAINT "approvals_second_check" CHECK ("approvals"."status" not in ('approved', 'refused') or "approvals"."answered_by_id" <> "approvals"."asked_by_id")
);
--> statement-breakpoint
ALTER TABLE "compensations" ADD COLUMN "approval_id" uuid;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_waiting_unique" ON "approvals" USING btree ("kind","record_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "approvals_list_index" ON "approvals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_of_record_index" ON "approvals" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "approvals_of_client_index" ON "approvals" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "approvals_asked_by_index" ON "approvals" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "approvals_answered_by_index" ON "approvals" USING btree ("answered_by_id");--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_to_pay_index" ON "refunds" USING btree ("created_at") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "compensations_of_approval_index" ON "compensations" USING btree ("approval_id");