// What is bought for clients: a purchase for every tenth order, a request of dropshipping for every twentieth ($1 orders).
import { code } from './code.ts'

const GOODS = `array['Zapatillas Pegasus','Teclado mecánico','Silla plegable','Perfume','Tableta','Chaqueta']`
const LINK = `'https://store.example/' || md5(n::text)`
/** How many clients there are is asked beside the join, which can then be made by their place. */
export const CLIENT = `(select id, associate_id, row_number() over (order by email) as place from users where casillero_code is not null) client
  on client.place = n % (select count(*) from users where casillero_code is not null) + 1`

export const PURCHASES = `
  insert into purchases (id, code, status, client_id, associate_id, created_at, updated_at)
  select uuidv7(at - now()), ${code('COM', 'n')}, (array['inReview','accepted','reviewed'])[n % 3 + 1], client.id, associate_id, at, at
  from generate_series(1, $1::int / 10) n
  cross join lateral (select now() - ($1::int / 10 - n) * interval '10 minutes' as at) moment join ${CLIENT}`

export const PURCHASE_ITEMS = `
  insert into purchase_items (id, purchase_id, position, link, store, description, quantity, unit_price_in_cents)
  select uuidv7(created_at - now()), purchases.id, position, ${LINK}, 'Nike', (${GOODS})[n % 6 + 1], 1, 4500
  from purchases cross join generate_series(0, 1) position
  cross join lateral (select split_part(code, '-', 2)::int * 2 + position as n) number`

export const DROPSHIPPING = `
  insert into dropshipping_requests (id, code, status, client_id, associate_id, link, description, quantity, created_at, updated_at)
  select uuidv7(at - now()), ${code('DRO', 'n')}, 'quoting', client.id, associate_id, ${LINK}, (${GOODS})[n % 6 + 1], 1, at, at
  from generate_series(1, $1::int / 20) n
  cross join lateral (select now() - ($1::int / 20 - n) * interval '20 minutes' as at) moment join ${CLIENT}`

/** So that what is made afterwards has numbers of its own. */
export const SEQUENCES = `
  select setval(sequence, $1::int + 1) from unnest(array['order_codes', 'request_numbers', 'bundle_codes', 'bill_codes', 'manifest_codes',
    'purchase_codes', 'dropshipping_codes', 'casillero_codes']) sequence`
