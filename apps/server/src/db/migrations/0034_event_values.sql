CREATE TABLE "event_values" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"salt" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changes" json,
	"field_changes" json
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "value_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "values_hash" text;--> statement-breakpoint
ALTER TABLE "seals" ADD COLUMN "anew_by" text;--> statement-breakpoint
ALTER TABLE "event_values" ADD CONSTRAINT "event_values_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_values_at_index" ON "event_values" USING btree ("at");
--> statement-breakpoint
create trigger event_values_never_changed before update on event_values for each row execute function refuse_change();
create trigger event_values_never_emptied before truncate on event_values for each statement execute function refuse_change();--> statement-breakpoint
-- What events of before say of people moves beside them. Their seals are followed first: an event that is not what was sealed stays as it is,
-- and is named as before. Those that were sealed and are rewritten here are sealed anew, by seals that name this migration (docs/decisions/0125).
create function tells_of_person(field text, said jsonb) returns boolean language sql immutable as $$
  select field <> all (array[
    'code', 'requestNumber', 'recordCode', 'recordKind', 'guideNumber', 'childGuideNumber', 'airline', 'flight', 'bill', 'bundle', 'creditNote',
    'dropshipping', 'incident', 'manifest', 'order', 'payment', 'purchase', 'settlement', 'charges', 'parts', 'splitFrom', 'undoneBy',
    'packages', 'list', 'establishment', 'emissionPoint', 'accessKey', 'reference', 'status', 'resumeStatus', 'service', 'outcome',
    'responsible', 'kind', 'method', 'category', 'customs', 'delayReason', 'identificationType', 'consigneeIdentificationType',
    'pickupIdentificationType', 'invoiceOwnerIdentificationType', 'language', 'saved', 'missing', 'weightDoubt', 'chosenWay', 'billed',
    'lines', 'estimateLines', 'quoteLines', 'tracking', 'trackingNormalised', 'carrier', 'returnCarrier', 'returnTracking', 'store',
    'orderDate', 'estimatedArrivalDate', 'promisedDate', 'toldArrivalDate', 'toldArrivalOn', 'arrivalDate', 'departureDate', 'expectedDate',
    'firstAbandonNoticeOn', 'lastAbandonNoticeOn', 'paidOn', 'quoteLastDay', 'lastDay'])
  and exists (
    select from jsonb_path_query(said, 'strict $.**') as leaf
    where jsonb_typeof(leaf) = 'string'
      and leaf #>> '{}' !~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z)?$')
$$;
create function event_digests(columns text[]) returns table (id uuid, digest uuid) language plpgsql as $$
begin
  return query execute format(
    $query$select t.id, substr(encode(sha256(convert_to(jsonb_build_array(%s)::text, 'UTF8')), 'hex'), 1, 32)::uuid from events t$query$,
    (select string_agg(format('t.%I', name), ', ' order by place) from unnest(columns) with ordinality as given (name, place)));
end $$;
create function event_columns() returns text[] language sql as $$
  select array_agg(attname::text order by attnum) from pg_attribute where attrelid = 'events'::regclass and attnum > 0 and not attisdropped
$$;
alter table events disable trigger user;
set local timezone = 'UTC';
do $$
declare
  off uuid[] := '{}';
  sealed_with text[];
begin
  for sealed_with in select distinct columns from seals where kind = 'events' loop
    off := off || array(
      select t.id from seals s cross join unnest(s.row_ids, s.row_digests) as sealed (id, digest)
      join event_digests(sealed_with) t on t.id = sealed.id
      where s.kind = 'events' and s.columns = sealed_with and t.digest <> sealed.digest);
  end loop;
  insert into event_values (event_id, at, salt, note, changes, field_changes)
    select * from (
      select id, at, gen_random_uuid(), note,
        (select jsonb_object_agg(key, value)::json from jsonb_each(events.changes)
          where aggregate not in ('company', 'parameter', 'charge', 'tariff', 'manifest') and tells_of_person(key, value)) as of_changes,
        (select jsonb_agg(value order by place)::json from jsonb_array_elements(events.field_changes) with ordinality as said (value, place)
          where aggregate not in ('company', 'parameter', 'charge', 'tariff', 'manifest')
            and tells_of_person(value ->> 'field', jsonb_build_array(value -> 'from', value -> 'to'))) as of_fields
      from events where id <> all (off)
    ) as apart where note <> '' or of_changes is not null or of_fields is not null;
end $$;
update events set
  note = '',
  changes = events.changes - coalesce((select array_agg(key) from json_object_keys(v.changes) as key), '{}'),
  field_changes = case when v.field_changes is null then events.field_changes else coalesce((
    select jsonb_agg(value order by place) from jsonb_array_elements(events.field_changes) with ordinality as said (value, place)
    where value not in (select moved::jsonb from json_array_elements(v.field_changes) as moved)), '[]') end,
  value_names = array(
    select 'note' where v.note <> ''
    union select key from json_object_keys(v.changes) as key
    union select moved ->> 'field' from json_array_elements(v.field_changes) as moved),
  values_hash = encode(sha256(convert_to(
    json_build_array(v.salt::text, v.note, v.changes::text, v.field_changes::text)::text, 'UTF8')), 'hex')
from event_values v where v.event_id = events.id;
do $$
declare
  most constant int := 5000;
  ids uuid[] := array(
    select distinct sealed.id from seals cross join unnest(row_ids) as sealed (id) join event_values on event_id = sealed.id
    where kind = 'events' order by sealed.id);
  digests uuid[];
  part uuid[];
  said text;
  last_seal seals;
begin
  for start in 1 .. coalesce(array_length(ids, 1), 0) by most loop
    part := ids[start : start + most - 1];
    digests := array(select digest from event_digests(event_columns()) where id = any (part) order by id);
    select * into last_seal from seals order by number desc limit 1;
    said := format('[%s,"events",["%s"],["%s"],["%s"],"%s","%s","0034_event_values"]',
      last_seal.number + 1, array_to_string(event_columns(), '","'), array_to_string(part, '","'), array_to_string(digests, '","'),
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), last_seal.hash);
    insert into seals (number, kind, columns, row_ids, row_digests, last_row_id, anew_by, previous_hash, hash, sealed_at)
      values (last_seal.number + 1, 'events', event_columns(), part, digests, part[array_length(part, 1)], '0034_event_values',
        last_seal.hash, encode(sha256(convert_to(said, 'UTF8')), 'hex'), date_trunc('milliseconds', now()));
  end loop;
end $$;
alter table events enable trigger user;
drop function tells_of_person, event_digests, event_columns;
