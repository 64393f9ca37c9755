// Fifty payments, moves and refunds at the same moment on one account: none is doubled, none takes more than there is (both ways, section 11).
import { accounts, payments } from '@app/contract'
import { expect, test } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const CREDIT = 10_000
const PAYMENT = 1_234
const MOVED = 2_000
const ASKED = 1_500

const pay = ({ id: clientId }: Person, amountInCents: number, reference: string) => {
  const how = { receivedOn: '2026-01-05', method: 'transfer' as const, reference, applications: [] }
  return administrator.call(payments.createPayment, { body: { clientId, amountInCents, ...how } })
}
const askBack = (client: Person) =>
  signedInAs(client).call(accounts.requestRefund, { body: { amountInCents: ASKED, destination: 'Banco Pichincha 2201234567' } })
const payBack = ({ id }: { id: string }) =>
  administrator.call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'transfer' } })
const accountOf = ({ id: clientId }: Person) => administrator.call(accounts.getAccount, { query: { clientId } })

/** What is done, and what is refused by which code. @throws what is no refusal, as a deadlock is none */
async function allAtOnce(calls: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls.map((call) => call()))
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done'
    const { status, code } = outcome.reason as { status?: number; code?: string }
    if (!code || !status || status >= 500) throw outcome.reason
    return code
  })
}
const doneOf = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'done').length
const times = <Call>(count: number, call: Call): Call[] => Array.from({ length: count }, () => call)

test.each([1, 2, 3])('of fifty calls each leaves the account as one after the other would (%i)', async (round) => {
  const client = await given.client()
  await pay(client, CREDIT, `FIRST-${round}`)
  const purchase = await ask(client)
  const waiting = await askBack(client)
  const body = { purchaseId: purchase.id, amountInCents: MOVED }
  // Taken by turns, so that no kind comes first.
  const kinds = [
    () => pay(client, PAYMENT, `AGAIN-${round}`),
    () => signedInAs(client).call(accounts.moveCredit, { body }),
    () => askBack(client),
    () => payBack(waiting),
    () => signedInAs(client).call(accounts.moveCredit, { body }),
  ]

  const outcomes = await allAtOnce(times(10, kinds).flat())

  const of = (...places: number[]) => outcomes.filter((_outcome, index) => places.includes(index % kinds.length))
  expect(doneOf(of(0))).toBe(1)
  expect(new Set(of(0))).toEqual(new Set(['done', 'paymentLooksRepeated']))
  expect(doneOf(of(3))).toBeLessThanOrEqual(1)
  const moved = doneOf(of(1, 4)) * MOVED
  const refunded = doneOf(of(3)) * ASKED
  const after = await accountOf(client)
  expect(after).toMatchObject({ heldInCents: moved, creditInCents: CREDIT + PAYMENT - moved - refunded, toPayInCents: 0 })
  expect(after.creditInCents).toBeGreaterThanOrEqual(0)

  // Whatever was asked back is paid by two people at once: each once, and no more than there is.
  const { data } = await administrator.call(accounts.listRefunds, {
    query: { clientId: client.id, status: 'requested', limit: 100 },
  })
  const paidBack = await allAtOnce(data.flatMap((refund) => times(2, () => payBack(refund))))

  expect(doneOf(paidBack)).toBe(Math.min(data.length, Math.floor(after.creditInCents / ASKED)))
  expect((await accountOf(client)).creditInCents).toBe(after.creditInCents - doneOf(paidBack) * ASKED)
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
