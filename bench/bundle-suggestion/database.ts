import { openDatabase } from '../../apps/server/src/db/db.ts'
import { seededRandom } from '../../apps/server/src/demo/calendar/random.ts'
import * as sessions from '../../apps/server/src/features/credentials/sessions.repository.ts'
import { readParameters } from '../../apps/server/src/features/parameters/read-parameters.ts'
import * as users from '../../apps/server/src/features/users/users.repository.ts'
import { cedula } from '../../apps/server/src/testing/people.ts'
import { isSpecial, type RetailParameters } from '../../packages/domain/src/index.ts'

const CLIENTS = `
  with added as (
    insert into users (id, first_name, last_name, email, identification, casillero_code)
    select gen_random_uuid(), 'Rosa', 'Andrade', 'cliente-' || n || '@puente.test', identification, 'UIO-' || n
    from unnest($1::text[]) with ordinality as person(identification, n)
    returning id, identification
  )
  insert into consents (id, kind, user_id, identification) select gen_random_uuid(), 'consignee', id, identification from added`

const ORDERS = `
  insert into orders (id, code, request_number, service, status, status_since, client_id, is_authorized_to_bundle,
    consignee_name, consignee_identification_type, consignee_identification, description, warehouse_weight_in_grams,
    product_value_in_cents, is_special, order_date)
  select gen_random_uuid(), 'ORD-' || lpad(n::text, 6, '0'), 'SOL-' || n, 'COU', 'inWarehouseMIA', now(), client.id, true,
    'Rosa Andrade', 'cedula', identification, 'Zapatos de correr', grams, cents, special, now()::date
  from unnest($1::text[], $2::int[], $3::int[], $4::boolean[]) with ordinality as package(identification, grams, cents, special, n)
  join users client using (identification)`

const ITEMS = `
  insert into order_items (id, order_id, description, quantity, unit_price_in_cents, position)
  select gen_random_uuid(), id, 'Zapatos ' || right(code, 2), 1, product_value_in_cents, 0 from orders`

/** More than anybody can declare: nothing is left out because of the year. */
const NO_QUOTA = `
  insert into parameters (id, key, value, unit, valid_from) values (gen_random_uuid(), 'yearlyQuota', 1000000, 'USD', now())`

export type Package = { identification: string; weightInGrams: number; valueInCents: number }

/** 1 to 20 packages a consignee, 0.1–4 kg, 5–400 USD with tax: each may be declared alone. */
function randomPackages(count: number): Package[] {
  const { integer } = seededRandom(20_261_116)
  const packages: Package[] = []
  for (let person = 1; packages.length < count; person += 1) {
    const identification = cedula(person)
    const some = Math.min(integer(1, 20), count - packages.length)
    for (let number = 0; number < some; number += 1)
      packages.push({ identification, weightInGrams: integer(100, 4_000), valueInCents: integer(470, 37_559) })
  }
  return packages
}

/** @returns the token of an administrator's session. */
export const fillWithReadyPackages = (url: string, count: number): Promise<string> => fillWith(url, randomPackages(count))

/** Puts these packages into the Miami warehouse, each ready for a declaration. @returns the token of an administrator's session. */
export async function fillWith(url: string, packages: readonly Package[]): Promise<string> {
  const { db, pool, close } = openDatabase(url)
  try {
    const parameters = await readParameters(db)
    const identifications = packages.map(({ identification }) => identification)
    await pool.query(CLIENTS, [[...new Set(identifications)]])
    await pool.query(ORDERS, [identifications, ...columnsOf(packages, parameters)])
    await pool.query(ITEMS)
    await pool.query('vacuum analyze')
    const { id } = await users.addAdministrator(db, { email: 'admin@puente.test', firstName: 'Inés', lastName: 'Vaca' })
    return await sessions.open(db, id, 'administrator', { ip: '127.0.0.1', userAgent: 'bench' })
  } finally {
    await close()
  }
}

const columnsOf = (packages: readonly Package[], parameters: RetailParameters) => [
  packages.map(({ weightInGrams }) => weightInGrams),
  packages.map(({ valueInCents }) => valueInCents),
  packages.map((contents) => isSpecial('B', contents, parameters)),
]

export async function liftQuota(url: string): Promise<void> {
  const { pool, close } = openDatabase(url)
  await pool.query(NO_QUOTA)
  await close()
}
