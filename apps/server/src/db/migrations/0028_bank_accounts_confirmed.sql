ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_check";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_record_kind_check";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_amount_check";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "acts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_check" CHECK ("approvals"."kind" in ('writeOff', 'opening', 'compensation', 'bankAccounts'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_record_kind_check" CHECK ("approvals"."record_kind" in ('account', 'order', 'company'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_amount_check" CHECK ("approvals"."amount_in_cents" >= 0);