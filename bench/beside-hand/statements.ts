// What the peer sends, written by hand. Each is prepared under its name.
const PERSON = (table: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'code', coalesce(${table}.casillero_code, ${table}.username,
    ${table}.email), 'name', ${table}.first_name || ' ' || ${table}.last_name) end`
const NAMED = (table: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'code', ${table}.code) end`

const RECIPIENT = (as: string) =>
  `case when o.${as}_identification is not null then json_build_object('authorizedNameId', o.${as}_authorized_name_id, 'name', o.${as}_name,
    'identificationType', o.${as}_identification_type, 'identification', o.${as}_identification) end as ${as}`

/** As the product publishes it; `lifecycle` and `charged` are for the rules and do not leave. */
const ORDER = `
  o.id, o.code, o.version, o.created_at as "createdAt", o.updated_at as "updatedAt", o.request_number as "requestNumber", o.service, o.status,
  o.status_since as "statusSince", ${PERSON('client')} as client, ${PERSON('associate')} as associate, ${RECIPIENT('consignee')},
  ${RECIPIENT('pickup')}, o.category, o.is_special as "isSpecial", o.tracking, o.carrier, o.label_text as "labelText", o.store, o.description,
  o.observation, o.comment, o.product_value_in_cents as "productValueInCents",
  coalesce(o.final_weight_in_grams, o.real_weight_in_grams, o.warehouse_weight_in_grams, o.store_weight_in_grams) as "weightInGrams",
  json_build_object('storeInGrams', o.store_weight_in_grams, 'warehouseInGrams', o.warehouse_weight_in_grams, 'realInGrams',
    o.real_weight_in_grams, 'finalInGrams', o.final_weight_in_grams) as weights, null as price, prices.lines is not null as "isPriceFinal",
  o.is_authorized_to_bundle as "isAuthorizedToBundle", ${NAMED('bundles')} as bundle, ${NAMED('bills')} as bill,
  exists (select from incidents where order_id = o.id and status = 'opened') as "incidentOpen", o.missing, o.missing_note as "missingNote",
  o.order_date as "orderDate", o.estimated_arrival_date as "estimatedArrivalDate", o.promised_date as "promisedDate",
  greatest(coalesce(coalesce(o.arrival_date, o.estimated_arrival_date) - o.promised_date, 0), 0) as "daysLate", o.delay_reason as "delayReason",
  o.arrival_date as "arrivalDate", o.intake_at as "intakeAt",
  null as "allowedActions", json_build_object('resumeStatus', o.resume_status, 'unmatched', o.client_id is null, 'hasAssociate',
    o.associate_id is not null, 'earningSettled', exists (select from earning_entries where order_id = o.id and kind = 'settlement')) as lifecycle,
  json_build_object('frozen', prices.lines, 'estimate', o.estimate_lines, 'billedIva', bills.iva_in_basis_points,
    'iva', (select value from parameters where key = 'iva' and valid_from <= now() order by valid_from desc limit 1),
    'extra', (select json_agg(json_build_object('label', name, 'amountInCents', amount_in_cents, 'taxable', is_taxable) order by id)
      from order_charges where order_id = o.id), 'bought', purchases.lines,
    'quoted', requests.quote_lines) as charged`
const FROM = `
  left join users client on client.id = o.client_id left join users associate on associate.id = o.associate_id
  left join bundles on bundles.id = o.bundle_id left join bills on bills.id = o.bill_id
  left join order_prices prices on prices.order_id = o.id and prices.superseded_at is null
  left join purchases on purchases.id = o.purchase_id and o.split_from_id is null
  left join dropshipping_requests requests on requests.id = o.dropshipping_request_id and o.split_from_id is null`

export const SESSION = `
  select users.id, users.is_admin, users.is_associate, sessions.last_used_at, ((is_admin or is_associate)
    and exists (select from company where requires_second_step)
    and not exists (select from second_factors where user_id = users.id and confirmed_at is not null)) as lacks_second_factor
  from sessions join users on users.id = sessions.user_id
  where token_hash = $1 and revoked_at is null and expires_at > now() and users.status = 'active' and not is_courier`

/** For a limit that it does not know PostgreSQL expects a tenth of the table and joins it whole. */
export const pageOf = (limit: number) => `
  select ${ORDER}, json_build_array('createdAt', 'desc', o.created_at, o.id)::text as cursor from orders o ${FROM}
  order by o.created_at desc, o.id desc limit ${limit}`
export const COUNT = 'select count(*)::int as total from (select from orders limit 10001) counted'

export const ONE = `
  select ${ORDER}, frozen.frozen, o.final_weight_reason as "finalWeightReason",
    case when o.length_in_millimetres is not null then json_build_object('length', o.length_in_millimetres, 'width', o.width_in_millimetres,
      'height', o.height_in_millimetres) end as "dimensionsInMillimetres", json_build_object('at', o.delivered_at, 'name', o.delivered_to_name,
      'identification', o.delivered_to_identification, 'signature', (select json_build_object('id', id, 'name', original_name,
      'contentType', content_type, 'sizeInBytes', size_in_bytes, 'purpose', purpose) from files where id = o.signature_file_id)) as delivery, earner.associate_id as "earnerId",
    case when manifests.id is not null then json_build_object('id', manifests.id, 'code', manifests.code, 'guideNumber', guide_number) end as manifest,
    case when purchases.client_id = o.client_id then json_build_object('id', purchases.id, 'code', purchases.code) end as purchase,
    (select json_agg(json_build_object('description', description, 'quantity', quantity, 'unitPriceInCents', unit_price_in_cents) order by position)
      from order_items where order_id = o.id) as items,
    (select json_agg(json_build_object('id', id, 'name', original_name, 'contentType', content_type, 'sizeInBytes', size_in_bytes,
      'purpose', purpose) order by created_at, id) from files where record_kind = 'order' and record_id = o.id and removed_at is null
      and purpose not in ('label', 'bill')) as files,
    (select json_agg(json_build_object('id', e.id, 'action', action, 'from', from_status, 'to', to_status, 'place', place, 'note', note,
      'fileIds', file_ids, 'at', at, 'actor', case when actor_role is not null then json_build_object('name',
      u.first_name || ' ' || u.last_name, 'role', actor_role) end) order by at, e.id)
      from events e left join users u on u.id = actor_id where aggregate_id = o.id) as timeline,
    (select json_agg(json_build_object('id', id, 'chargeId', charge_id, 'name', name, 'amountInCents', amount_in_cents, 'isTaxable', is_taxable,
      'note', note) order by id) from order_charges where order_id = o.id) as "extraCharges",
    (select json_build_object('id', id, 'code', code) from orders where id = o.split_from_id) as "splitFrom",
    (select json_agg(json_build_object('id', id, 'code', code) order by id) from orders where split_from_id = o.id) as parts,
    (select json_agg(i order by i.created_at, i.id) from incidents i where order_id = o.id) as incidents
  from orders o ${FROM} left join manifests on manifests.id = bundles.manifest_id
  left join earning_entries earner on earner.order_price_id = prices.id and earner.reverses_id is null
  left join lateral (select json_build_object('lines', prices.lines, 'weightInGrams', prices.weight_in_grams, 'parameters', prices.parameters,
    'marginInCents', margin_in_cents, 'bonusInCents', bonus_in_cents, 'keptBackInCents', kept_back_in_cents,
    'profitInCents', profit_in_cents) as frozen) frozen on true
  where o.id = $1`

/** In the transaction that creates orders. */
export const CREATING = {
  claim: `
  with free as (select pg_try_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0)) as free)
  insert into idempotency_records (principal, key, method, path, request_hash, created_at, expires_at)
  select $1, $2, 'POST', '/order/create', $3, now(), now() + interval '30 days' from free where free
  on conflict (principal, key) do nothing returning key`,
  kept: 'select status, response, request_hash from idempotency_records where principal = $1 and key = $2',
  keep: `update idempotency_records set status = 200, content_type = 'application/json; charset=utf-8', response = $3
  where principal = $1 and key = $2`,
  parameters: 'select distinct on (key) key, value from parameters where valid_from <= now() order by key, valid_from desc',
  taken: `select id from orders where tracking_normalised = any($1) and status not in ('receivedAndDelivered', 'removed')
  and split_from_id is null order by id for update`,
  client: `select * from users where id = $1 and status = 'active' and not (is_admin or is_associate or is_courier) for share`,
  codes: `select nextval('request_numbers')::text as request, array(select nextval('order_codes') from generate_series(1, $1::int)) as orders`,
  addOrders: `
  insert into orders (id, code, request_number, service, status, status_since, client_id, associate_id, consignee_name,
    consignee_identification_type, consignee_identification, pickup_name, pickup_identification_type, pickup_identification, category, tracking,
    tracking_normalised, carrier, store, description, comment, product_value_in_cents, estimated_price_in_cents, estimate_lines,
    store_weight_in_grams, order_date, estimated_arrival_date)
  select id, code, $1, 'COU', 'inReview', now(), $2, $3, $4, $5, $6, $4, $5, $6, $7, tracking, tracking_normalised, carrier, store, description,
    comment, product_value_in_cents, estimated_price_in_cents, estimate_lines, store_weight_in_grams, $8::date, $9::date
  from json_to_recordset($10) as given (id uuid, code text, tracking text, tracking_normalised text, carrier text, store text, description text,
    comment text, product_value_in_cents int, estimated_price_in_cents int, estimate_lines jsonb, store_weight_in_grams int)`,
  addItems: `
  insert into order_items (id, order_id, position, description, quantity, unit_price_in_cents)
  select id, order_id, position, description, quantity, unit_price from json_to_recordset($1) as given
    (id uuid, order_id uuid, position int, description text, quantity int, unit_price int)`,
  addEvents: `
  insert into events (id, aggregate, aggregate_id, action, to_status, actor_id, actor_role, at)
  select uuidv7(), 'order', unnest($1::uuid[]), 'create', 'inReview', $2, $3, now()`,
  addMessage: `insert into outbox_messages (id, kind, payload, key, available_at) values (uuidv7(), 'staffTold', $1, $2, now())
  on conflict (key) do nothing`,
  ordersById: `select ${ORDER} from orders o ${FROM} where o.id = any($1::uuid[])`,
} as const
