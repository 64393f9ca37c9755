import { openDatabase } from '../../apps/server/src/db/db.ts'
import * as sessions from '../../apps/server/src/features/sessions/sessions.repository.ts'
import * as users from '../../apps/server/src/features/users/users.repository.ts'

const CLIENTS = `
  insert into users (id, first_name, last_name, email, identification, casillero_code)
  select gen_random_uuid(), 'Rosa ' || n, 'Andrade', 'cliente-' || n || '@puente.test', lpad(n::text, 10, '0'), 'UIO-' || n
  from generate_series(1, 500) n`

const LINES = `'[{"name":"freight","amountInCents":2250,"taxable":true,"basis":{"weightInGrams":2500,"rateInCentsPerKilogram":900}},
  {"name":"valuePercentage","amountInCents":240,"taxable":true},{"name":"duty","amountInCents":800,"taxable":false}]'::jsonb`

const ORDERS = `
  insert into orders (id, code, request_number, service, status, status_since, client_id, tracking, tracking_normalised, carrier,
    consignee_name, consignee_identification_type, consignee_identification, store, description, product_value_in_cents,
    estimate_lines, store_weight_in_grams, warehouse_weight_in_grams, order_date, estimated_arrival_date, created_at, updated_at)
  select gen_random_uuid(), 'ORD-' || lpad(n::text, 6, '0'), 'SOL-' || n / 2, 'COU',
    (array['inReview','reviewed','inWarehouseMIA','sended','arrived','inWarehouseUIO','pendingOfPay','paid'])[n % 8 + 1],
    at, client.id, 'TBA' || n, 'TBA' || n, 'Amazon', client.first_name || ' Andrade', 'cedula', client.identification, 'Amazon',
    'Zapatos de correr, dos pares', 12000, ${LINES}, 2400, 2500, at::date, at::date + 9, at, at
  from generate_series(1, $1::int) n
  cross join lateral (select timestamptz '2026-11-01 12:00Z' + n * interval '1 minute' as at) moment
  join (select *, row_number() over (order by email) as number from users where casillero_code is not null) client
    on client.number = n % 500 + 1`

/** What reached Quito is priced for good. */
const PRICES = `
  insert into order_prices (id, order_id, number, weight_in_grams, is_special, has_discount, lines, service_in_cents, duty_share_in_cents,
    parameters_version, parameters)
  select gen_random_uuid(), id, 1, 2500, false, false, ${LINES}, 2490, 800, 1, '{}'
  from orders where status in ('inWarehouseUIO', 'pendingOfPay', 'paid')`

/** @returns the token of an administrator's session. */
export async function fillDatabase(url: string, orders: number): Promise<string> {
  const { db, pool, close } = openDatabase(url)
  try {
    await pool.query(CLIENTS)
    await pool.query(ORDERS, [orders])
    await pool.query(PRICES)
    await pool.query('vacuum analyze')
    const { id } = await users.addAdministrator(db, { email: 'admin@puente.test', firstName: 'Inés', lastName: 'Vaca' })
    return await sessions.open(db, id, 'administrator', { ip: '127.0.0.1', userAgent: 'bench' })
  } finally {
    await close()
  }
}
