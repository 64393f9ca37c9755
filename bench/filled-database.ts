import { openDatabase } from '../apps/server/src/db/db.ts'
import * as sessions from '../apps/server/src/features/sessions/sessions.repository.ts'
import * as users from '../apps/server/src/features/users/users.repository.ts'

const ASSOCIATES = `
  insert into users (id, first_name, last_name, email, is_associate)
  select uuidv7(), 'Iván ' || n, 'Torres', 'asociado-' || n || '@puente.test', true from generate_series(1, 5) n`

const CLIENTS = `
  insert into users (id, first_name, last_name, email, identification, casillero_code, associate_id)
  select uuidv7(), 'Rosa ' || n, 'Andrade', 'cliente-' || n || '@puente.test', lpad(n::text, 10, '0'), 'UIO-' || n,
    (select id from users where email = 'asociado-' || n % 5 + 1 || '@puente.test')
  from generate_series(1, 500) n`

const LINES = `'[{"name":"freight","amountInCents":2250,"taxable":true,"basis":{"weightInGrams":2500,"rateInCentsPerKilogram":900}},
  {"name":"valuePercentage","amountInCents":240,"taxable":true},{"name":"duty","amountInCents":800,"taxable":false}]'::jsonb`

/** The newest 10,000 are on their way, in equal parts of every stage; what is older was delivered. One a minute; trackings as carriers draw them. */
const ORDERS = `
  insert into orders (id, code, request_number, service, status, status_since, client_id, associate_id, tracking, tracking_normalised,
    carrier, consignee_name, consignee_identification_type, consignee_identification, store, description, product_value_in_cents,
    estimate_lines, store_weight_in_grams, warehouse_weight_in_grams, order_date, estimated_arrival_date, created_at, updated_at)
  select uuidv7(at - now()), 'ORD-' || lpad(n::text, 6, '0'), 'SOL-' || n / 2, 'COU',
    case when $1::int - n >= 10000 then 'receivedAndDelivered' else
      (array['inReview','reviewed','inWarehouseMIA','sended','arrived','inWarehouseUIO','pendingOfPay','paid'])[n % 8 + 1] end,
    at, client.id, client.associate_id, tracking, tracking, 'Amazon', client.first_name || ' Andrade', 'cedula',
    client.identification, 'Amazon', 'Zapatos de correr, dos pares', 12000, ${LINES}, 2400, 2500, at::date, at::date + 9, at, at
  from generate_series(1, $1::int) n
  cross join lateral (select now() - ($1::int - n) * interval '1 minute' as at) moment
  cross join lateral (select 'TBA' || lpad((('x' || left(md5(n::text), 12))::bit(48)::bigint % 1000000000000)::text, 12, '0') as tracking) number
  join (select *, row_number() over (order by email) as place from users where casillero_code is not null) client
    on client.place = n % 500 + 1`

/** What reached Quito is priced for good. */
const PRICES = `
  insert into order_prices (id, order_id, number, weight_in_grams, is_special, has_discount, lines, service_in_cents, duty_share_in_cents,
    parameters_version, parameters)
  select uuidv7(created_at - now()), id, 1, 2500, false, false, ${LINES}, 2490, 800, 1, '{}'
  from orders where status in ('inWarehouseUIO', 'pendingOfPay', 'paid', 'receivedAndDelivered')`

const EVENTS = `
  insert into events (id, aggregate, aggregate_id, action, from_status, to_status, actor_id, actor_role, at, place)
  select uuidv7(at - now()), 'order', orders.id, 'confirmWarehouse', 'reviewed', 'inWarehouseMIA', orders.associate_id, 'associate', at, 'MIA'
  from orders cross join generate_series(1, $1::int) step
  cross join lateral (select orders.created_at + step * interval '1 second' as at) moment`

export type Tokens = { administrator: string; associate: string; client: string }

/** @returns the tokens of open sessions: an administrator's, an associate's of 100 clients, a client's with one order in 500. */
export async function fillDatabase(url: string, orders: number, eventsOfEach = 0): Promise<Tokens> {
  const { db, pool, close } = openDatabase(url)
  try {
    await pool.query(ASSOCIATES)
    await pool.query(CLIENTS)
    await pool.query(ORDERS, [orders])
    await pool.query(PRICES)
    if (eventsOfEach > 0) await pool.query(EVENTS, [eventsOfEach])
    await pool.query('vacuum analyze')
    const { id } = await users.addAdministrator(db, { email: 'admin@puente.test', firstName: 'Inés', lastName: 'Vaca' })
    const idOf = async (email: string): Promise<string> =>
      (await pool.query('select id from users where email = $1', [email])).rows[0].id
    const from = { ip: '127.0.0.1', userAgent: 'bench' }
    return {
      administrator: await sessions.open(db, id, 'administrator', from),
      associate: await sessions.open(db, await idOf('asociado-1@puente.test'), 'associate', from),
      client: await sessions.open(db, await idOf('cliente-1@puente.test'), 'client', from),
    }
  } finally {
    await close()
  }
}
