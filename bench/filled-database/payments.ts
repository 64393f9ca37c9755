// What bills bill and what clients paid, a quotation for every twentieth order ($1 orders), an incident with every two hundredth.
import { code } from './code.ts'
import { CLIENT } from './purchases.ts'

export const BILL_ORDERS = `
  insert into bill_orders (bill_id, order_id, position, service_in_cents, duty_in_cents)
  select bill_id, id, row_number() over (partition by bill_id order by id) - 1, 2490, 800 from orders where bill_id is not null`

export const BILL_LINES = `
  insert into bill_lines (id, bill_id, order_id, position, name, amount_in_cents, treatment, basis)
  select uuidv7(bills.created_at - now()), bill_id, order_id, position * 3 + line.place - 1, line.content ->> 'name',
    (line.content ->> 'amountInCents')::int, line.content ->> 'treatment', line.content -> 'basis'
  from bill_orders join bills on bills.id = bill_id join order_prices using (order_id)
  cross join lateral jsonb_array_elements(lines) with ordinality line (content, place)`

export const PAYMENTS = `
  with paid as (
    insert into payments (id, code, client_id, amount_in_cents, received_on, method, reference, created_at)
    select uuidv7(created_at - now()), replace(code, 'VTA', 'PAG'), client_id, total_in_cents, created_at::date, 'transfer', 'PICH-' || code, created_at
    from bills where status in ('charged', 'delivered') returning id, code, client_id, amount_in_cents, created_at
  )
  insert into moves (id, client_id, to_bill_id, amount_in_cents, payment_id, created_at)
  select uuidv7(paid.created_at - now()), paid.client_id, bills.id, paid.amount_in_cents, paid.id, paid.created_at
  from paid join bills on bills.code = replace(paid.code, 'PAG', 'VTA')`

const EVERY_NTH_HAS_AN_INCIDENT = 200

export const INCIDENTS = `
  insert into incidents (id, code, order_id, kind, status, description, outcome, resolved_at, created_at, updated_at)
  select uuidv7(created_at - now()), replace(code, 'ORD', 'INC'), id, 'delayed', state.status, 'Demorado',
    case state.status when 'resolved' then 'solved' end, case state.status when 'resolved' then created_at end, created_at, created_at
  from orders
  cross join lateral (select case status when 'receivedAndDelivered' then 'resolved' else 'opened' end as status) state
  where split_part(code, '-', 2)::int % ${EVERY_NTH_HAS_AN_INCIDENT} = 0`

export const QUOTATIONS = `
  insert into quotations (id, code, client_id, service, category, weight_in_grams, product_value_in_cents, request, lines, total_in_cents,
    parameters_version, created_at)
  select uuidv7(at - now()), ${code('COT', 'n')}, client.id, 'COU', 'B', 500 + n % 40 * 100, 5000 + n % 97 * 100, '{}', '[]', 2490, 1, at
  from generate_series(1, $1::int / 20) n
  cross join lateral (select now() - ($1::int / 20 - n) * interval '20 minutes' as at) moment
  join ${CLIENT}`
