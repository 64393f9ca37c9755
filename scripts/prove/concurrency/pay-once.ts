import { setTimeout as pause } from 'node:timers/promises'
import { checkBooks } from '../../../apps/server/src/features/ledger-check/check-books.ts'
import { chunksOf, eachOf, type Outcome, type Trial } from './proof.ts'
import type { Stage } from './stage.ts'

const TRIES = 3
const AT_ONCE = 25

/** Each payment is sent three times at once with one key, at both servers, and again as long as it is being processed. */
export const payOnce: Trial = { promise: 'a payment that is repeated is one payment, and the books balance', prove }

async function prove(stage: Stage): Promise<Outcome> {
  const { db, ines, luis, packages } = stage
  await bill(stage)
  let sent = 0
  const broken: string[] = []
  await eachOf(packages.paid, AT_ONCE, async (orderId) => {
    const key = crypto.randomUUID()
    const body = { orderIds: [orderId], method: 'transfer', reference: `PICH-${orderId.slice(-6)}` }
    const pay = async (attempt: number): Promise<string> => {
      const answer = await ines[attempt % 2 === 0 ? 0 : 1].send('PUT', '/order/admin/paid/client', {
        body,
        headers: { 'idempotency-key': key },
      })
      sent += 1
      if (answer.code !== 'requestInProgress') return `${answer.status} ${answer.code ?? ''}`
      await pause(20)
      return pay(attempt + 1)
    }
    const answers = await Promise.all(Array.from({ length: TRIES }, (_, attempt) => pay(attempt)))
    broken.push(...answers.filter((answer) => answer !== '200 '))
  })
  // Somebody else, who did not know.
  const [first = ''] = packages.paid
  const again = await luis[1].send('PUT', '/order/admin/paid/client', { body: { orderIds: [first], method: 'cash' } })
  if (again.status !== 409) broken.push(`paid again by somebody else: ${again.status}`)

  const { rows } = await db.execute<{ payments: number; bills: number; missing: number }>(`
    select count(*)::int as payments, (select count(distinct to_bill_id) from moves)::int as bills,
      coalesce((select sum(total_in_cents) from bills), 0)::int - coalesce(sum(amount_in_cents), 0)::int as missing from payments`)
  const [books] = rows
  const expected = packages.paid.length
  if (books?.payments !== expected || books.bills !== expected || books.missing !== 0) broken.push(JSON.stringify(books))
  const discrepancies = await checkBooks(db)
  broken.push(...discrepancies.map(({ record, amount }) => `the books: ${record} ${amount}`))
  return { seen: `${expected} payments, sent ${sent} times; ${discrepancies.length} discrepancies, 0 cents missing`, broken }
}

/** Twenty packages a declaration, each on a bill of its own. */
async function bill({ ines, packages }: Stage): Promise<void> {
  const [here, there] = ines
  const bundles: { bundleId: string; childGuideNumber: string }[] = []
  for (const [index, orderIds] of chunksOf(packages.paid, 20).entries()) {
    const { id } = await here.call('POST', '/bundle', { orderIds })
    bundles.push({ bundleId: id, childGuideNumber: `PAGO-${index}` })
  }
  const { id } = await here.call('POST', '/manifest', { guideNumber: '729-PAGO', departureDate: '2030-01-02', bundles })
  await here.call('POST', `/manifest/${id}/ship`)
  await here.call('PUT', '/bundle/confirm-arrival', { bundleIds: bundles.map(({ bundleId }) => bundleId) })
  for (const orderIds of chunksOf(packages.paid, 100)) {
    await there.call('PUT', '/bundle/confirm-weights', { weights: orderIds.map((orderId) => ({ orderId, weightInGrams: 100 })) })
  }
  const nobodyElse = { pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null }
  await eachOf(packages.paid, 8, async (orderId, index) => {
    await (index % 2 === 0 ? here : there).call('POST', '/sale-order', { orderIds: [orderId], ...nobodyElse })
  })
}
