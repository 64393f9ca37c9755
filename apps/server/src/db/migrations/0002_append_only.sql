-- Books and events are only ever added to: a correction is an entry of its own (domain, section 10).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;

-- A frozen price never changes; all that may happen to it is that a newer one supersedes it, once.
create function refuse_change_of_price() returns trigger language plpgsql as $$
begin
  if old.superseded_at is null and to_jsonb(new) - 'superseded_at' = to_jsonb(old) - 'superseded_at' then
    return new;
  end if;
  raise exception 'a frozen price never changes' using errcode = 'restrict_violation';
end $$;

do $$
declare
  book text;
begin
  foreach book in array array[
    'bill_lines', 'consents', 'earning_entries', 'events', 'ledger_entries', 'parameters', 'payments', 'quota_entries', 'quotations'
  ] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      book || '_append_only', book);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      book || '_never_emptied', book);
  end loop;
end $$;

create trigger order_prices_frozen before update on order_prices for each row execute function refuse_change_of_price();
create trigger order_prices_kept before delete on order_prices for each row execute function refuse_change();
create trigger order_prices_never_emptied before truncate on order_prices for each statement execute function refuse_change();
