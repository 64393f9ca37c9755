ALTER TABLE "bill_lines" ALTER COLUMN "is_taxable" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD COLUMN "treatment" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "treatment" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_charges" ADD COLUMN "treatment" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
-- Lines from before lines had a treatment: taxed ones the general rate, the store's and customs' money a third party's, others 0 %.
create function pg_temp.treatment_before(name text, is_taxable boolean) returns text language sql immutable as $$
  select case when name = 'iva' then null when is_taxable then 'general'
    when name in ('goods', 'amazonTax', 'storeShipping', 'duty', 'adValorem', 'fodinfa', 'customsIva') then 'thirdParty' else 'zero' end
$$;
create function pg_temp.treated(lines jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(line - 'taxable' || jsonb_build_object('treatment',
    pg_temp.treatment_before(line ->> 'name', (line ->> 'taxable')::boolean)) order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as kept (line, place)
$$;
update charges set treatment = pg_temp.treatment_before('extraCharge', is_taxable);
update order_charges set treatment = pg_temp.treatment_before('extraCharge', is_taxable);
update orders set estimate_lines = pg_temp.treated(estimate_lines) where estimate_lines is not null;
update purchases set lines = pg_temp.treated(lines) where lines <> '[]';
update purchases set billed = jsonb_set(billed, '{lines}', pg_temp.treated(billed -> 'lines')) where billed is not null;
update dropshipping_requests set quote_lines = pg_temp.treated(quote_lines) where quote_lines is not null;
-- Their seals are over the columns of then, which stay as they are.
alter table bill_lines disable trigger bill_lines_append_only;
update bill_lines set treatment = pg_temp.treatment_before(name, is_taxable);
alter table bill_lines enable trigger bill_lines_append_only;
drop function pg_temp.treated;
drop function pg_temp.treatment_before;--> statement-breakpoint
ALTER TABLE "charges" DROP COLUMN "is_taxable";--> statement-breakpoint
ALTER TABLE "order_charges" DROP COLUMN "is_taxable";--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_treatment_check" CHECK ("bill_lines"."treatment" in ('zero', 'general', 'notSubject', 'exempt', 'thirdParty'));--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_treated_check" CHECK (("bill_lines"."treatment" is null) = ("bill_lines"."name" = 'iva'));--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_treatment_check" CHECK ("charges"."treatment" in ('zero', 'general', 'notSubject', 'exempt', 'thirdParty'));--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_treatment_check" CHECK ("order_charges"."treatment" in ('zero', 'general', 'notSubject', 'exempt', 'thirdParty'));
