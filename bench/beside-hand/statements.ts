// What the server written by hand sends, each prepared under its name. An order's columns are in the order in which it is published; `known` is for
// the rules and does not leave. Of what no order of the bench has (limits passed, category C, settlements, incidents' photos) less is read.
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const each = (names: string, write: (name: string, column: string) => string) =>
  Array.from(names.split(' '), (name) => write(name, snake(name))).join(', ')
const columns = (names: string) => each(names, (name, column) => `o.${column} as "${name}"`)
const object = (names: string) => `json_build_object(${each(names, (name, column) => `'${name}', ${column}`)})`
const list = (item: string, rest: string, by = 'id') => `coalesce((select json_agg(${item} order by ${by}) from ${rest}), '[]')`
const named = (table: string, of: string) => `(select ${object('id code')} from ${table} where ${of})`
const PERSON = (
  column: string,
) => `(select json_build_object('id', id, 'code', coalesce(casillero_code, username, first_name || ' ' || last_name), 'name',
  first_name || ' ' || last_name) from users where id = o.${column})`
const RECIPIENT = (
  as: string,
) => `case when ${as}_identification is not null then json_build_object('authorizedNameId', ${as}_authorized_name_id,
  'name', ${as}_name, 'identificationType', ${as}_identification_type, 'identification', ${as}_identification) end as ${as}`
const FILE = `json_build_object('id', id, 'name', original_name, 'contentType', content_type, 'sizeInBytes', size_in_bytes, 'purpose', purpose)`
const FIGURES =
  'from (select distinct on (key) key, value from parameters where valid_from <= now() order by key, valid_from desc) figures'
const DAY = (instant: string) => `(${instant} at time zone 'America/Guayaquil')::date`

const ORDER = `
  ${columns('id code version createdAt updatedAt requestNumber service status statusSince outcome responsible')}, ${PERSON('client_id')} as client,
  ${PERSON('associate_id')} as associate, ${RECIPIENT('consignee')}, ${RECIPIENT('pickup')}, ${columns('category isSpecial tracking carrier labelText')},
  ${columns('store description')}, null as title, ${columns('observation comment productValueInCents')},
  coalesce(final_weight_in_grams, real_weight_in_grams, warehouse_weight_in_grams, store_weight_in_grams) as "weightInGrams",
  json_build_object('storeInGrams', store_weight_in_grams, 'warehouseInGrams', warehouse_weight_in_grams, 'realInGrams', real_weight_in_grams,
    'finalInGrams', final_weight_in_grams) as weights, null as price, prices.lines is not null as "isPriceFinal", ${columns('isAuthorizedToBundle')},
  ${named('bundles', 'id = o.bundle_id')} as bundle, ${named('bills', 'id = o.bill_id')} as bill, incident_open as "incidentOpen", null as hold,
  ${columns('missing missingNote orderDate estimatedArrivalDate promisedDate')}, days_late as "daysLate", ${columns('delayReason arrivalDate intakeAt')},
  (select json_build_object('id', id, 'code', code, 'zone', zone, 'walkingOrder', walking_order) from locations where id = o.location_id) as location,
  null as "allowedActions", json_build_object('resumeStatus', resume_status, 'facts', json_build_object('unmatched', o.client_id is null,
    'bundled', o.bundle_id is not null, 'held', false, 'received', intake_at is not null, 'receivedToday', ${DAY('intake_at')} = ${DAY('now()')}, 'late', days_late > 0,
    'onlyLimitMissing', missing = '["categoryLimit"]', 'overLimit', false, 'onlyCategory', category = 'B', 'chargeable', false, 'chargesLeft', false,
    'incidentOpen', incident_open, 'earningSettled', exists (select from earning_entries where order_id = o.id and settles_id is not null),
    'hasAssociate', o.associate_id is not null and (o.status not in ('paid', 'receivedAndDelivered', 'removed') or exists
      (select from earning_entries where order_id = o.id and kind = 'accrual' and reverses_id is null))), 'sharesTracking', shares_tracking,
    'itemNames', ${list('description', 'order_items where order_id = o.id', 'position')}, 'clientId', o.client_id, 'purchaseId', o.purchase_id, 'dropshippingRequestId', dropshipping_request_id, 'firstAbandonNoticeOn',
    first_abandon_notice_on, 'lastAbandonNoticeOn', last_abandon_notice_on, 'estimateLines', estimate_lines, 'frozenLines', prices.lines, 'billedAfterEnd',
    null, 'billedIva', (select json_build_object('ivaInBasisPoints', iva_in_basis_points, 'lines', (select json_agg(json_build_object('name', name,
      'treatment', treatment)) from bill_lines where bill_id = o.bill_id and order_id = o.id)) from bills where id = o.bill_id), 'iva', (select json_object_agg(key, value)
      from (select distinct on (key) key, value from parameters where key in ('iva', 'freightIva', 'handlingIva', 'purchaseFeeIva', 'goodsIva')
      and valid_from <= now() order by key, valid_from desc) in_force), 'extraCharges', ${list(
        `json_build_object('label', name, 'amountInCents',
      amount_in_cents, 'treatment', treatment)`,
        'order_charges where order_id = o.id',
      )}, 'purchase', (select json_build_object('lines', lines)
      from purchases where id = o.purchase_id and o.split_from_id is null), 'quoteLines', (select quote_lines from dropshipping_requests
      where id = o.dropshipping_request_id and o.split_from_id is null)) as known`
const FROM = `from orders o left join order_prices prices on prices.order_id = o.id and prices.superseded_at is null cross join lateral (select
  exists (select from incidents where order_id = o.id and status = 'opened') as incident_open,
  greatest(coalesce(coalesce(o.arrival_date, o.estimated_arrival_date) - o.promised_date, 0), 0) as days_late) facts`

export const SESSION = `
  select users.id, users.is_admin, users.is_associate, sessions.last_used_at, ((is_admin or is_associate)
    and exists (select from company where requires_second_step)
    and not exists (select from second_factors where user_id = users.id and confirmed_at is not null)
    and not exists (select from passkeys where user_id = users.id)) as lacks_second_factor
  from sessions join users on users.id = sessions.user_id
  where token_hash = $1 and revoked_at is null and expires_at > now() and users.status = 'active' and not is_courier`

/** For a limit that it does not know PostgreSQL expects a tenth of the table and joins it whole. */
export const pageOf = (
  limit: number,
) => `select ${ORDER}, json_build_array('createdAt', 'desc', o.created_at, o.id)::text as cursor ${FROM}
  order by o.created_at desc, o.id desc limit ${limit}`
export const COUNT = 'select count(*)::int as total from (select from orders limit 10001) counted'

export const ONE = `
  select ${ORDER}, json_strip_nulls(${list(object('description quantity unitPriceInCents tariffId'), 'order_items where order_id = o.id', 'position')}) as items, ${columns('storeOrderNumber')},
  case when length_in_millimetres is not null then json_build_object('length', length_in_millimetres, 'width', width_in_millimetres, 'height',
    height_in_millimetres) end as "dimensionsInMillimetres", ${list(
      FILE,
      `files where record_kind = 'order' and record_id in (o.id, o.split_from_id)
    and removed_at is null and purpose not in ('label', 'bill')`,
      'created_at, id',
    )} as files, ${list(
      `json_build_object('id', e.id, 'action', action,
    'from', from_status, 'to', to_status, 'place', place, 'fileIds', file_ids, 'note', coalesce(v.note, e.note),
    'removedValues', case when v.event_id is null then value_names else '{}' end,
    'weightDoubt', e.changes -> 'weightDoubt', 'shareInPercent', e.changes -> 'shareInPercent',
    'at', e.at, 'actor',
    case when actor_role is not null then json_build_object('name', first_name || ' ' || last_name, 'role', actor_role) end)`,
      'events e left join event_values v on v.event_id = e.id left join users u on u.id = actor_id where aggregate_id = o.id',
      'e.at, e.id',
    )} as timeline, null as "inMiamiBy",
  ${list(
    `json_build_object('id', id, 'at', at, 'from', from_date, 'to', to_date, 'cause', cause, 'reason', reason)`,
    'arrival_changes where order_id = o.id',
    'at, id',
  )} as "arrivalChanges",
  ${list(object('id chargeId name amountInCents treatment note'), 'order_charges where order_id = o.id')} as "extraCharges",
  ${columns('storeOrderNumber chosenWay finalWeightReason')}, ${named('orders', 'id = o.split_from_id')} as "splitFrom",
  ${list(object('id code'), 'orders where split_from_id = o.id')} as parts, ${named('purchases', 'id = o.purchase_id and client_id = o.client_id')} as purchase,
  (select json_build_object('id', m.id, 'code', m.code, 'guideNumber', guide_number) from bundles join manifests m on m.id = manifest_id
    where bundles.id = o.bundle_id) as manifest, case when o.outcome is not null then json_build_object('reason', closed_reason, 'returnCarrier',
    return_carrier, 'returnTracking', return_tracking, 'isKeptByHouse', is_kept_by_house) end as closing, null as abandonment,
  case when delivered_at is not null then json_build_object('at', delivered_at, 'name', delivered_to_name, 'identification', delivered_to_identification,
    'signature', (select ${FILE} from files where id = signature_file_id)) end as delivery,
  ${list('incidents', 'incidents where order_id = o.id', 'created_at, id')} as incidents,
  ${list('compensations', 'compensations where order_id = o.id', 'created_at, id')} as compensations,
  case when exists (select from earning_entries where order_price_id = prices.id) then json_build_object('lines', prices.lines, 'weightInGrams',
    weight_in_grams, 'parameters', parameters, 'marginInCents', margin_in_cents, 'bonusInCents', bonus_in_cents, 'keptBackInCents', kept_back_in_cents,
    'profitInCents', profit_in_cents) end as earning, (select json_object_agg(key, value) ${FIGURES}) as figures ${FROM} where o.id = $1`

/** In the transaction that creates orders. */
export const CREATING = {
  claim: `with free as (select pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0)) as free)
  insert into idempotency_records (principal, key, method, path, request_hash, created_at, expires_at)
  select $1, $2, 'POST', '/order/create', $3, now(), now() + interval '30 days' from free where free on conflict (principal, key) do nothing returning key`,
  kept: 'select status, response, request_hash from idempotency_records where principal = $1 and key = $2',
  keep: `update idempotency_records set status = 200, content_type = 'application/json; charset=utf-8', response = $3 where principal = $1 and key = $2`,
  figures: `select json_object_agg(key, value) as figures ${FIGURES}`,
  taken: `select id from orders where tracking_normalised = any($1) and status not in ('receivedAndDelivered', 'removed') and split_from_id is null
  order by id for update`,
  client: `select * from users where id = $1 and status = 'active' and not (is_admin or is_associate or is_courier) for share`,
  codes: `select nextval('request_numbers')::text as request, array(select nextval('order_codes') from generate_series(1, $1::int)) as orders`,
  addOrders: `
  insert into orders (id, code, request_number, service, status, status_since, client_id, associate_id, consignee_name, consignee_identification_type,
    consignee_identification, pickup_name, pickup_identification_type, pickup_identification, category, order_date, estimated_arrival_date, tracking,
    tracking_normalised, carrier, store, description, comment, product_value_in_cents, estimated_price_in_cents, estimate_lines, store_weight_in_grams)
  select o.id, code, $1, 'COU', 'inReview', now(), u.id, u.associate_id, first_name || ' ' || last_name, u.identification_type, u.identification,
    first_name || ' ' || last_name, u.identification_type, u.identification, $3, $4::date, $5::date, tracking, tracking_normalised, carrier, store,
    description, comment, product_value_in_cents, estimated_price_in_cents, estimate_lines, store_weight_in_grams
  from json_populate_recordset(null::orders, $6) o join users u on u.id = $2`,
  addItems: `insert into order_items (id, order_id, position, description, quantity, unit_price_in_cents)
  select id, order_id, position, description, quantity, unit_price_in_cents from json_populate_recordset(null::order_items, $1)`,
  addEvents: `insert into events (id, aggregate, aggregate_id, action, to_status, actor_id, actor_role, at)
  select uuidv7(), 'order', unnest($1::uuid[]), 'create', 'inReview', $2, $3, now()`,
  addMessages: `insert into outbox_messages (id, kind, payload, key, available_at) select uuidv7(), 'orderMoved', payload, 'orderMoved/' || (payload ->> 'orderId') || '/1',
  now() from jsonb_array_elements($1) payload on conflict (key) do nothing`,
  ordersById: `select ${ORDER} ${FROM} where o.id = any($1::uuid[])`,
} as const
