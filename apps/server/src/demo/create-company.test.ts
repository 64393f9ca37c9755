import { guessCarrier } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { createTestDatabase } from '../testing/database.ts'
import { DEMO_END as END, livePast, PATIENCE_IN_MILLISECONDS } from '../testing/given/demo-past.ts'
import { ORDER_STEPS } from '../testing/given/order-steps.ts'

const { db } = await createTestDatabase()

type Row = Record<string, unknown>
const rowsOf = async (query: SQL): Promise<Row[]> => (await db.execute<Row>(query)).rows
const columnOf = async (query: SQL): Promise<unknown[]> => (await rowsOf(query)).flatMap((row) => Object.values(row))

beforeAll(() => livePast(db, 60), PATIENCE_IN_MILLISECONDS)

describe('the demo company', () => {
  test('has orders in every status', async () => {
    const everyStatus =
      'arrived inReview inWarehouseMIA inWarehouseUIO incomplete incompleteState paid pendingOfPay receivedAndDelivered removed reviewed sended'
    expect(await columnOf(sql`select distinct status from orders order by status`)).toEqual(everyStatus.split(' '))
  })

  test('expects no package in the past, and knows of some late ones why, of others not', async () => {
    const onTheWay = sql`status in ('inReview', 'reviewed', 'incomplete', 'incompleteState', 'inWarehouseMIA', 'sended')`
    expect(await columnOf(sql`select code from orders where ${onTheWay} and estimated_arrival_date < ${END}`)).toEqual([])
    const late = sql`${onTheWay} and estimated_arrival_date > promised_date`
    const [explained] = await columnOf(sql`select count(*)::int from orders where ${late} and delay_reason is not null`)
    const [unexplained] = await columnOf(sql`select count(*)::int from orders where ${late} and delay_reason is null`)
    expect([Number(explained) > 0, Number(unexplained) > 0]).toEqual([true, true])
    const unpromised = sql`select code from orders where intake_at is not null and client_id is not null and promised_date is null`
    expect(await columnOf(unpromised)).toEqual([])
    const [told] = await columnOf(sql`select count(*)::int from notifications where kind = 'orderDelayed'`)
    expect(told).toBeGreaterThan(0)
  })

  test('has something on every screen of cliente@demo.ec, who is a client of asociado@demo.ec', async () => {
    const statuses = await columnOf(sql`
      select distinct orders.status from orders join users on users.id = client_id where email = 'cliente@demo.ec'`)
    expect(statuses).toEqual(
      expect.arrayContaining([
        'inReview',
        'reviewed',
        'incomplete',
        'incompleteState',
        'inWarehouseMIA',
        'sended',
        'arrived',
        'inWarehouseUIO',
        'pendingOfPay',
        'paid',
        'receivedAndDelivered',
      ]),
    )
    const associate = sql`select them.email from users join users them on them.id = users.associate_id where users.email = 'cliente@demo.ec'`
    expect(await columnOf(associate)).toEqual(['asociado@demo.ec'])
  })

  test('has manifests being put together, in the air, arrived and finished', async () => {
    expect(await columnOf(sql`select distinct status from manifests order by 1`)).toEqual([
      'active',
      'arrived',
      'finished',
      'sended',
    ])
    const ready = sql`select count(*)::int from manifests where status = 'active' and guide_number is not null`
    expect(await columnOf(ready)).toEqual([1])
  })

  test('has four packages in Miami that nobody asked for', async () => {
    const strays = sql`select count(*)::int from orders where client_id is null and status = 'inWarehouseMIA'`
    expect(await columnOf(strays)).toEqual([4])
  })

  test('has bills to be paid, paid, delivered and one that was made out wrongly', async () => {
    expect(await columnOf(sql`select distinct status from bills order by 1`)).toEqual([
      'charged',
      'delivered',
      'inactive',
      'pendingPayment',
    ])
  })

  test('has receipts: accepted ones, one that was refused, and of bills and a purchase some to be looked at', async () => {
    const kinds = sql`select distinct concat_ws(' ', status, case when bill_id is null then 'purchase' else 'bill' end) from payment_proofs order by 1`
    expect(await columnOf(kinds)).toEqual(['accepted bill', 'pending bill', 'pending purchase', 'refused bill'])
  })

  test('gave back what it charged for a package that arrived dented, paid a fifth of it, and more once two agreed', async () => {
    const ofThose = sql`where order_id in (select id from orders where status = 'receivedAndDelivered')`
    expect(
      await rowsOf(sql`
        select share_in_basis_points as share, approval_id is not null as approved from compensations ${ofThose} order by 1`),
    ).toEqual([
      { share: 2_000, approved: false },
      { share: 10_000, approved: true },
    ])
    const reason = 'La caja llegó golpeada: no cobramos el manejo.'
    expect(
      await columnOf(sql`select count(*)::int from credit_notes where taken_back_at is null and reason = ${reason}`),
    ).toEqual([1])
  })

  test('asks a second administrator to give up what a bounced transfer left, and has had one agree to something', async () => {
    expect(await rowsOf(sql`select kind, status from approvals order by code`)).toEqual([
      { kind: 'writeOff', status: 'asked' },
      { kind: 'compensation', status: 'approved' },
    ])
    const debts = sql`
      select client_id from ledger_entries where bill_id is null and purchase_id is null
      group by client_id having sum(amount_in_cents) > 500`
    expect(await columnOf(debts)).toEqual(await columnOf(sql`select client_id from approvals where status = 'asked'`))
    const asker = sql`select email from users join approvals on asked_by_id = users.id where approvals.status = 'asked'`
    expect(await columnOf(asker)).toEqual(['gerencia@demo.ec'])
  })

  test('remembers what a client had in favour before their account was kept here', async () => {
    const openings = sql`select amount_in_cents::int from ledger_entries where kind = 'opening' and reverses_id is null`
    expect(await columnOf(openings)).toEqual([-450])
  })

  test('lost a package and found it, took back what it had paid for it', async () => {
    const found = sql`select aggregate_id from events where action = 'reopen'`
    expect(await columnOf(sql`select status, outcome from orders where id in (${found})`)).toEqual(['arrived', null])
    expect(
      await columnOf(sql`select sum(amount_in_cents)::int, count(*)::int from compensations where order_id in (${found})`),
    ).toEqual([0, 2])
  })

  test('made two of a package of cliente@demo.ec that was too heavy', async () => {
    const split = sql`purchase_id is null and (split_from_id is not null or id in (select split_from_id from orders))`
    expect(await columnOf(sql`select status from orders where ${split}`)).toEqual(['inWarehouseMIA', 'inWarehouseMIA'])
  })

  test('bought two things at once, which their store sends in a box each', async () => {
    const boxes = sql`
      select orders.status, count(*)::int as boxes, count(distinct tracking)::int as trackings from orders
      where purchase_id in (select purchase_id from orders where split_from_id is not null) group by 1`
    expect(await rowsOf(boxes)).toEqual([{ status: 'reviewed', boxes: 2, trackings: 2 }])
  })

  test('wrote to cliente@demo.ec of a package that nobody fetches', async () => {
    const noticed = sql`
      select email from orders join users on users.id = client_id where first_abandon_notice_on is not null and last_abandon_notice_on is null`
    expect(await columnOf(noticed)).toContain('cliente@demo.ec')
  })

  test('bought two for cliente@demo.ec, of which the store cancelled one: it is their credit', async () => {
    expect(
      await columnOf(sql`
        select quantity, asked_quantity from purchase_items join purchases on purchases.id = purchase_id where status = 'reviewed' and quantity < asked_quantity`),
    ).toEqual([1, 2])
    const credit = sql`
      select sum(amount_in_cents)::int from ledger_entries join users on users.id = client_id
      where email = 'cliente@demo.ec' and bill_id is null and purchase_id is null`
    // One of 49.99 with 6.5 % of tax, and what the fee was more for it.
    const [balance] = await columnOf(credit)
    expect(Number(balance)).toBeLessThan(-5_000)
  })

  test('took a settlement back that did not reach asociado@demo.ec', async () => {
    const takenBack = sql`select email from settlements join users on users.id = settlements.associate_id where taken_back_at is not null`
    expect(await columnOf(takenBack)).toEqual(['asociado@demo.ec'])
  })

  test('has a package that ended in every way there is, and says who answers for it', async () => {
    const everyOutcome = 'abandoned damaged lost refused returned seized storeCancelled withdrawn'
    expect(await columnOf(sql`select distinct outcome from orders where outcome is not null order by 1`)).toEqual(
      everyOutcome.split(' '),
    )
    expect(await columnOf(sql`select distinct responsible from orders where outcome = 'lost'`)).toEqual(['house'])
    const own = sql`select outcome from orders join users on users.id = client_id where email = 'cliente@demo.ec' and outcome = 'lost'`
    expect(await columnOf(own)).toEqual(['lost'])
  })

  test('paid a refund, has another to pay, and credit beside them', async () => {
    expect(await columnOf(sql`select status from refunds order by code`)).toEqual(['paid', 'requested'])
  })

  test('owes its associates something, and has paid them before', async () => {
    const [{ unsettled, settled } = {}] = await rowsOf(sql`
      select sum(amount_in_cents)::int as unsettled, -sum(amount_in_cents) filter (where kind = 'settlement')::int as settled
      from earning_entries`)
    expect(unsettled).toBeGreaterThan(0)
    expect(settled).toBeGreaterThan(0)
  })

  test('has assisted purchases and dropshipping requests as far as each can have come', async () => {
    expect(await columnOf(sql`select distinct status from purchases order by 1`)).toEqual([
      'accepted',
      'inReview',
      'pendingChanges',
      'removed',
      'reviewed',
    ])
    expect(await columnOf(sql`select distinct status from dropshipping_requests order by 1`)).toEqual([
      'accepted',
      'quoted',
      'quoting',
      'refused',
    ])
  })

  test('balances its books to the cent', async () => {
    expect(await checkBooks(db)).toEqual([])
  })

  test('photographed every package that reached Miami', async () => {
    const unseen = sql`
      select code from orders where intake_at is not null and merged_into_id is null and not exists (
        select from files where record_id in (orders.id, orders.split_from_id) and purpose = 'photo')`
    expect(await columnOf(unseen)).toEqual([])
  })

  test('has tracking numbers whose carriers are recognised', async () => {
    const trackings = await columnOf(sql`select tracking from orders where tracking is not null`)
    expect(trackings.length).toBeGreaterThan(100)
    expect(trackings.filter((tracking) => guessCarrier(String(tracking)) === null)).toEqual([])
  })

  test('has no message left to be sent for its past', async () => {
    expect(await columnOf(sql`select count(*)::int from outbox_messages where sent_at is null`)).toEqual([0])
  })

  test('has nothing behind it that is still to come', async () => {
    expect(await columnOf(sql`select count(*)::int from events where at >= '2026-11-21T05:00:00Z'`)).toEqual([0])
  })
})

describe('the timeline of every order', () => {
  test('leads by allowed steps, one after the other, from its first status to the one it has', async () => {
    const events = await rowsOf(sql`
      select orders.code, orders.status, from_status, to_status, action from orders
      join events on aggregate_id = orders.id where to_status is not null order by orders.code, at, events.id`)
    const wrong: string[] = []
    for (const steps of Map.groupBy(events, ({ code }) => code).values()) {
      let reached: unknown = null
      for (const { code, from_status: from, to_status: to, action } of steps) {
        const step = `${from ?? '∅'} → ${to}`
        if (from !== reached || (from !== to && !ORDER_STEPS.has(step)))
          wrong.push(`${code} ${action}: ${step}, was ${reached ?? '∅'}`)
        reached = to
      }
      const [{ code, status } = {}] = steps
      if (reached !== status) wrong.push(`${code} is ${status}, its timeline ends with ${reached}`)
    }
    expect(wrong).toEqual([])
    expect(events.length).toBeGreaterThan(1_000)
  })
})
