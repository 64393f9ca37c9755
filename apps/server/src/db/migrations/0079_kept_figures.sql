CREATE TABLE "bill_figures" (
	"bill_id" uuid NOT NULL,
	"day" date NOT NULL,
	"moved" text NOT NULL,
	"client_id" uuid NOT NULL,
	"bills" integer NOT NULL,
	"cents" bigint NOT NULL,
	"general_in_cents" bigint NOT NULL,
	"zero_in_cents" bigint NOT NULL,
	"not_subject_in_cents" bigint NOT NULL,
	"exempt_in_cents" bigint NOT NULL,
	"third_party_in_cents" bigint NOT NULL,
	"tax_in_cents" bigint NOT NULL,
	CONSTRAINT "bill_figures_bill_id_day_moved_pk" PRIMARY KEY("bill_id","day","moved"),
	CONSTRAINT "bill_figures_moved_check" CHECK ("bill_figures"."moved" in ('billed', 'voided', 'credited'))
);
--> statement-breakpoint
CREATE TABLE "declaration_figures" (
	"bundle_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"manifest_id" uuid NOT NULL,
	"weight_in_grams" integer NOT NULL,
	"value_in_cents" bigint NOT NULL,
	"packages" integer NOT NULL,
	"unbilled" integer NOT NULL,
	"collected_in_cents" bigint NOT NULL,
	"paid_in_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "figure_changes_changed_check" CHECK ("figure_changes"."changed" in ('package', 'bundle', 'bill', 'manifest', 'sharesOfBundle', 'sales'))
);
--> statement-breakpoint
CREATE TABLE "package_figures" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"client_id" uuid,
	"associate_id" uuid,
	"manifest_id" uuid,
	"service_in_cents" bigint NOT NULL,
	"fee_in_cents" bigint NOT NULL,
	"duty_in_cents" bigint NOT NULL,
	"earning_in_cents" bigint NOT NULL,
	"costs_in_cents" bigint,
	"duty_paid_in_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "package_stages" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"ended" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_days" (
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"days" integer NOT NULL,
	"packages" integer NOT NULL,
	CONSTRAINT "stage_days_day_stage_days_pk" PRIMARY KEY("day","stage","days")
);
--> statement-breakpoint
CREATE INDEX "bill_figures_day_index" ON "bill_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "declaration_figures_day_index" ON "declaration_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "declaration_figures_of_manifest_index" ON "declaration_figures" USING btree ("manifest_id");--> statement-breakpoint
CREATE INDEX "package_figures_day_index" ON "package_figures" USING btree ("day");--> statement-breakpoint
-- Reports add up what is kept of each package and read anew what changed since. Whatever moves a figure says so here, in its own transaction,
-- each change in a row of its own: a row that somebody else is about to remove would not tell of it.
create function tell_figures(what text, of_record uuid) returns void language sql as $$
  insert into figure_changes (changed, record_id) select what, of_record where of_record is not null
$$;

create function order_moves_figures() returns trigger language plpgsql as $$
begin
  perform tell_figures('package', new.id);
  if (new.bundle_id, new.store_weight_in_grams, new.warehouse_weight_in_grams, new.real_weight_in_grams, new.final_weight_in_grams)
    is distinct from (old.bundle_id, old.store_weight_in_grams, old.warehouse_weight_in_grams, old.real_weight_in_grams, old.final_weight_in_grams)
  then
    perform tell_figures('sharesOfBundle', new.bundle_id);
    if new.bundle_id is distinct from old.bundle_id then
      perform tell_figures('sharesOfBundle', old.bundle_id);
    end if;
  end if;
  return null;
end $$;

create function new_order_moves_figures() returns trigger language plpgsql as $$
begin
  perform tell_figures('package', new.id);
  perform tell_figures('sharesOfBundle', new.bundle_id);
  return null;
end $$;

-- Until a package was received no report counts it.
create trigger orders_move_figures after update on orders for each row when (
  (new.status, new.status_since, new.outcome, new.client_id, new.associate_id, new.bundle_id, new.bill_id, new.merged_into_id, new.order_date, new.intake_at,
    new.bundled_at, new.delivered_at, new.arrival_date, new.promised_date, new.store_weight_in_grams, new.warehouse_weight_in_grams,
    new.real_weight_in_grams, new.final_weight_in_grams)
  is distinct from (old.status, old.status_since, old.outcome, old.client_id, old.associate_id, old.bundle_id, old.bill_id, old.merged_into_id, old.order_date,
    old.intake_at, old.bundled_at, old.delivered_at, old.arrival_date, old.promised_date, old.store_weight_in_grams, old.warehouse_weight_in_grams,
    old.real_weight_in_grams, old.final_weight_in_grams)
  and num_nonnulls(new.intake_at, old.intake_at, new.bundle_id, old.bundle_id, new.bill_id, old.bill_id, new.delivered_at, old.delivered_at,
    new.arrival_date, old.arrival_date) > 0
) execute function order_moves_figures();
create trigger new_orders_move_figures after insert on orders for each row
  when (num_nonnulls(new.intake_at, new.bundle_id, new.bill_id, new.delivered_at, new.arrival_date) > 0)
  execute function new_order_moves_figures();

create function bundle_moves_figures() returns trigger language plpgsql as $$
begin
  perform tell_figures('bundle', new.id);
  if new.manifest_id is distinct from old.manifest_id then
    perform tell_figures('manifest', old.manifest_id);
    perform tell_figures('manifest', new.manifest_id);
  end if;
  return null;
end $$;
create trigger bundles_move_figures after update on bundles for each row
  when ((new.manifest_id, new.sent_at, new.arrived_at, new.weighed_at, new.weight_in_grams, new.declared_value_in_cents,
      new.customs_invoice_value_in_cents, new.duty_in_cents, new.customs)
    is distinct from (old.manifest_id, old.sent_at, old.arrived_at, old.weighed_at, old.weight_in_grams, old.declared_value_in_cents,
      old.customs_invoice_value_in_cents, old.duty_in_cents, old.customs))
  execute function bundle_moves_figures();

create function manifest_moves_figures() returns trigger language plpgsql as $$
begin
  perform tell_figures('manifest', new.id);
  return null;
end $$;
create trigger manifests_move_figures after update on manifests for each row when (
  (new.arrival_date, new.freight_cost_in_cents, new.customs_cost_in_cents, new.other_cost_in_cents, new.duty_paid_in_cents)
  is distinct from (old.arrival_date, old.freight_cost_in_cents, old.customs_cost_in_cents, old.other_cost_in_cents, old.duty_paid_in_cents)
) execute function manifest_moves_figures();

create function document_moves_figures() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'bills' then
    perform tell_figures('sales', new.id);
  elsif tg_table_name = 'credit_notes' then
    perform tell_figures('bill', new.bill_id);
  else
    perform tell_figures('package', new.order_id);
  end if;
  return null;
end $$;
create trigger new_bills_move_figures after insert on bills for each row execute function document_moves_figures();
create trigger bills_move_figures after update on bills for each row when (new.voided_at is distinct from old.voided_at)
  execute function document_moves_figures();
create trigger bill_orders_move_figures after insert or update on bill_orders for each row execute function document_moves_figures();
create trigger credit_notes_move_figures after insert or update on credit_notes for each row execute function document_moves_figures();
create trigger earning_entries_move_figures after insert on earning_entries for each row execute function document_moves_figures();

-- All that there is: by manifest where packages share its costs.
insert into figure_changes (changed, record_id) select 'manifest', id from manifests order by id;
insert into figure_changes (changed, record_id)
  select 'package', orders.id from orders left join bundles on bundles.id = orders.bundle_id
  where bundles.manifest_id is null and num_nonnulls(orders.intake_at, orders.bundle_id, orders.bill_id, orders.delivered_at, orders.arrival_date) > 0;
insert into figure_changes (changed, record_id) select 'sales', id from bills order by created_at;
