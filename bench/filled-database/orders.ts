// $1 orders, one a minute up to now, four a request. The newest 10,000 are on their way, in equal parts of every stage; what is older was
// delivered. Some clients ask for much more than others: the first of 500 for an order in 22, the first of 20,000 for one in 140.
// Trackings are drawn as carriers draw them. What is of one request went through it all together: one bundle, one bill.
import { code } from './code.ts'

const STAGES = `array['inReview','reviewed','inWarehouseMIA','sended','arrived','inWarehouseUIO','pendingOfPay','paid']`
const SHIPPED = `('sended', 'arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered')`
const PRICED = `('inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered')`
const BILLED = `('pendingOfPay', 'paid', 'receivedAndDelivered')`
const GOODS = `array['Zapatos de correr','Audífonos inalámbricos','Camisetas de algodón','Vitaminas','Libro de cocina','Cafetera','Mochila','Reloj',
  'Juego de sábanas','Lámpara de mesa','Repuesto de aspiradora','Muñeca']`
const STORES = `array['Amazon','eBay','Walmart','Nike','Target']`
const BUNDLES_OF_A_MANIFEST = 100

const LINES = `'[{"name":"freight","amountInCents":2250,"treatment":"general","basis":{"weightInGrams":2500,"rateInCentsPerKilogram":900}},
  {"name":"valuePercentage","amountInCents":240,"treatment":"general"},{"name":"duty","amountInCents":800,"treatment":"thirdParty"}]'::jsonb`

/** What each request is, and what became of it. The last order has the number $1. */
export const REQUESTS = `
  create temporary table requests as
  select r, at, stage.status, client.id as client_id, client.associate_id, client.first_name || ' ' || client.last_name as name, client.identification,
    case when stage.status in ${SHIPPED} then uuidv7(at - now()) end as bundle_id,
    case when stage.status in ${BILLED} then uuidv7(at - now()) end as bill_id
  from generate_series(0, $1::int / 4) r
  cross join lateral (select now() - ($1::int - r * 4) * interval '1 minute' as at) moment
  cross join lateral (select case when $1::int - r * 4 >= 10000 then 'receivedAndDelivered' else (${STAGES})[r % 8 + 1] end as status) stage
  cross join lateral (select (('x' || left(md5('client ' || r), 7))::bit(28)::int / 268435456.0::float8) as drawn) drawing
  join (select *, row_number() over (order by casillero_code <> 'UIO-1', email) as place from users where casillero_code is not null) client
    on client.place = floor($2::int * drawn * drawn)::bigint + 1`

export const MANIFESTS = `
  insert into manifests (id, code, status, created_at, updated_at, guide_number, airline, sent_at, arrived_at, snapshot)
  select uuidv7(at - now()), ${code('MAN', 'm')}, case when status = 'sended' then status when status = 'arrived' then status else 'finished' end,
    at, at, '729-' || lpad(m::text, 8, '0'), 'Avianca', at, at, '{}'
  from (select r / ${BUNDLES_OF_A_MANIFEST} as m, min(at) as at, min(status) as status from requests where bundle_id is not null group by 1) flight`

export const BUNDLES = `
  insert into bundles (id, code, status, category, is_special, associate_id, created_at, updated_at, consignee_name, consignee_identification_type,
    consignee_identification, manifest_id, position, child_guide_number, weight_in_grams, declared_value_in_cents, fiscal_year, sent_at)
  select bundle_id, ${code('BUL', 'r')}, case when requests.status = 'pendingOfPay' then 'inWarehouseUIO' else requests.status end, 'B', false,
    associate_id, at, at, name, 'cedula', identification, manifests.id, r % ${BUNDLES_OF_A_MANIFEST}, 'HIJA-' || r, 10000, 48000,
    extract(year from at), at
  from requests join manifests on manifests.code = ${code('MAN', `r / ${BUNDLES_OF_A_MANIFEST}`)} where bundle_id is not null`

export const BILLS = `
  insert into bills (id, code, status, client_id, created_at, updated_at, pickup_name, pickup_identification_type, pickup_identification,
    invoice_owner_name, invoice_owner_identification_type, invoice_owner_identification, subtotal_in_cents, taxable_in_cents, tax_in_cents,
    iva_in_basis_points, duty_in_cents, total_in_cents, parameters_version, issuer)
  select bill_id, ${code('VTA', 'r')},
    case status when 'pendingOfPay' then 'pendingPayment' when 'paid' then 'charged' else 'delivered' end, client_id, at, at,
    name, 'cedula', identification, name, 'cedula', identification, 13160, 9960, 1494, 1500, 3200, 14654, 1, '{}'
  from requests where bill_id is not null`

export const ORDERS = `
  insert into orders (id, code, request_number, service, status, status_since, client_id, associate_id, tracking, tracking_normalised,
    carrier, consignee_name, consignee_identification_type, consignee_identification, store, description, product_value_in_cents,
    estimate_lines, store_weight_in_grams, warehouse_weight_in_grams, order_date, estimated_arrival_date, intake_at, bundle_id, bundled_at, bill_id,
    created_at, updated_at)
  select uuidv7(at - now()), ${code('ORD', 'n')}, ${code('SOL', 'r')}, 'COU', status, at, client_id, associate_id, tracking,
    tracking, 'Amazon', name, 'cedula', identification, (${STORES})[n % 5 + 1], (${GOODS})[n % 12 + 1] || ', ' || n % 7 + 1 || ' unidades',
    5000 + n % 97 * 100, ${LINES}, 2400, 2500, at::date, at::date + 9,
    case when status not in ('inReview', 'reviewed') then at end, bundle_id, case when bundle_id is not null then at end, bill_id, at, at
  from generate_series(1, $1::int) n
  cross join lateral (select now() - ($1::int - n) * interval '1 minute' as at) moment
  cross join lateral (select 'TBA' || lpad((('x' || left(md5(n::text), 12))::bit(48)::bigint % 1000000000000)::text, 12, '0') as tracking) number
  join (select r, status, client_id, associate_id, name, identification, bundle_id, bill_id from requests) request on r = n / 4`

export const ITEMS = `
  insert into order_items (id, order_id, position, description, quantity, unit_price_in_cents)
  select uuidv7(created_at - now()), id, 0, description, 1, product_value_in_cents from orders`

/** What reached Quito is priced for good. */
export const PRICES = `
  insert into order_prices (id, order_id, number, weight_in_grams, is_special, has_discount, lines, service_in_cents, duty_share_in_cents,
    parameters_version, parameters, created_at)
  select uuidv7(created_at - now()), id, 1, 2500, false, false, ${LINES}, 2490, 800, 1, '{}', created_at from orders where status in ${PRICED}`

export const EARNINGS = `
  insert into earning_entries (id, associate_id, order_id, kind, amount_in_cents, order_price_id, created_at)
  select uuidv7(orders.created_at - now()), associate_id, orders.id, 'accrual', 250, order_prices.id, orders.created_at
  from orders join order_prices on order_prices.order_id = orders.id where orders.status in ${BILLED}`

/** $1 of each order, a second apart. */
export const EVENTS = `
  insert into events (id, aggregate, aggregate_id, action, from_status, to_status, actor_id, actor_role, at, place)
  select uuidv7(at - now()), 'order', orders.id, case step when 1 then 'create' else 'confirmWarehouse' end,
    case step when 1 then null else 'reviewed' end, 'inWarehouseMIA', orders.associate_id, 'associate', at, 'MIA'
  from orders cross join generate_series(1, $1::int) step
  cross join lateral (select orders.created_at + step * interval '1 second' as at) moment`
