ALTER TABLE "fiscal_settings" ADD COLUMN "issues_since" timestamp (3) with time zone;--> statement-breakpoint
-- Where it is on, nobody knows when it was switched on last: what was charged from now on has its factura.
update fiscal_settings set issues_since = now() where mode = 'production';--> statement-breakpoint
ALTER TABLE "fiscal_settings" ADD CONSTRAINT "fiscal_settings_issues_check" CHECK (("fiscal_settings"."issues_since" is not null) = ("fiscal_settings"."mode" = 'production'));