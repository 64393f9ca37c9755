ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_check";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_record_kind_check";--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_check" CHECK ("approvals"."kind" in ('writeOff', 'opening', 'compensation', 'bankAccounts', 'newAdministrator', 'administrator'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_record_kind_check" CHECK ("approvals"."record_kind" in ('account', 'order', 'company', 'user'));