// Whatever comes in and goes out, in whatever order: a closing adds up, and the books balance after every step.
import { accounts, drawers, payments } from '@app/contract'
import { businessDay, sum } from '@app/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asNotes, givenDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { bankAccount } from '../../testing/given/given-statements.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const amountInCents = fc.integer({ min: 1, max: 3_000 })
const which = fc.nat(9)
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), amountInCents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), amountInCents }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('in' as const, 'out' as const, 'toBank' as const), amountInCents }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undoPayment' as const, 'return' as const, 'undo' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      offByInCents: fc.integer({ min: -50, max: 50 }),
      bankShare: fc.nat(4),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), floatInCents: fc.nat(5_000) }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

type Walk = { holder: Person; client: Person; drawerId: string; bank: string; refunds: string[]; sessions: string[] }
const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)]

async function take(step: Step, walk: Walk): Promise<unknown> {
  const { holder, client, drawerId } = walk
  const caller = signedInAs(holder)
  const { session } = await caller.call(drawers.getMyDrawer)
  if (step.do === 'open') {
    const { id } = await caller.call(drawers.openDrawer, { params: { id: drawerId }, body: { floatInCents: step.floatInCents } })
    return walk.sessions.push(id)
  }
  if (step.do === 'pay') {
    const { amountInCents: cents } = step
    const body = { clientId: client.id, receivedOn: businessDay(new Date()), amountInCents: cents, method: 'cash' as const }
    return caller.call(payments.createPayment, { body: { ...body, repeated: true } })
  }
  if (step.do === 'refund') {
    const body = { amountInCents: step.amountInCents, destination: 'En efectivo' }
    const { id } = await signedInAs(client).call(accounts.requestRefund, { body })
    const answer = { action: 'pay', method: 'cash' } as const
    await caller.call(accounts.answerRefund, { params: { id }, body: answer }).catch(async (refused) => {
      await caller.call(accounts.answerRefund, { params: { id }, body: { action: 'refuse', reason: 'No hay.' } })
      throw refused
    })
    return walk.refunds.push(id)
  }
  if (step.do === 'undoPayment') {
    const { data } = await caller.call(payments.listPayments, { query: { clientId: client.id } })
    const open = data.filter(({ allowedActions }) => allowedActions.includes('undoPayment'))
    const id = pick(open, step.which)?.id ?? client.id
    return caller.call(payments.undoPayment, { params: { id }, body: { reason: 'Nunca llegó.' } })
  }
  if (step.do === 'return') {
    const id = pick(walk.refunds, step.which) ?? client.id
    return caller.call(accounts.returnRefund, { params: { id }, body: { reason: 'No lo recogió.' } })
  }
  return inDrawer(step, walk, session)
}

type Session = Awaited<ReturnType<typeof sessionOf>>

async function inDrawer(step: Step, { holder, drawerId, bank }: Walk, session: Session | null): Promise<unknown> {
  const caller = signedInAs(holder)
  const params = { id: session?.id ?? drawerId }
  if (step.do === 'undo') {
    const mayGo = session?.lines.filter(({ allowedActions }) => allowedActions.length > 0) ?? []
    return caller.call(drawers.undoDrawerMovement, { params: { id: pick(mayGo, step.which)?.id ?? drawerId } })
  }
  if (step.do === 'in' || step.do === 'out') {
    return caller.call(drawers.addDrawerMovement, {
      params,
      body: { kind: step.do, amountInCents: step.amountInCents, reason: 'Cambio' },
    })
  }
  if (step.do === 'toBank') {
    const body = { kind: 'toBank' as const, amountInCents: step.amountInCents, accountId: bank, reference: 'DEP' }
    return caller.call(drawers.addDrawerMovement, { params, body })
  }
  if (step.do !== 'close') return undefined
  const expectedInCents = session?.inItInCents ?? 0
  const counted = Math.max(0, expectedInCents + step.offByInCents)
  const amountInCents = Math.floor((counted * step.bankShare) / 4)
  const toBank = amountInCents > 0 ? { toBank: { amountInCents, accountId: bank, reference: 'DEP' } } : {}
  const body = { notes: asNotes(counted), expectedInCents, reason: 'Al contar.', ...toBank }
  return caller.call(drawers.closeDrawer, { params, body })
}

test('random sequences: counted is expected and the difference, and the books balance', { timeout: 120_000 }, async () => {
  const bank = await bankAccount()
  const done = new Map<string, number>()
  const walked = fc.asyncProperty(fc.array(anyStep, { minLength: 15, maxLength: 25 }), async (steps) => {
    const { db } = await currentServer()
    const [holder, client, drawerId] = [await given.administrator(), await given.client(), await givenDrawer()]
    const walk: Walk = { holder, client, drawerId, bank, refunds: [], sessions: [] }
    await take({ do: 'open', floatInCents: 1_000 }, walk)
    for (const step of steps) {
      const refusal = await take(step, walk).then(
        () => done.set(step.do, (done.get(step.do) ?? 0) + 1) && null,
        (error) => error,
      )
      if (refusal) expect([404, 409, 422]).toContain(refusal.status)
      expect({ step, found: await checkBooks(db) }).toEqual({ step, found: [] })
    }
    for (const sessionId of walk.sessions) {
      const { closing, lines, inItInCents } = await sessionOf({ sessionId })
      expect(sum(lines.map(({ amountInCents: cents }) => cents))).toBe(inItInCents)
      if (!closing) continue
      expect(inItInCents).toBe(0)
      expect(closing.countedInCents).toBe(closing.expectedInCents + closing.differenceInCents)
      expect(closing.countedInCents).toBe(closing.toBankInCents + closing.leftInCents)
    }
  })

  await fc.assert(walked, { seed: 20_261_127, numRuns: 5, endOnFailure: true })

  for (const what of ['pay', 'refund', 'in', 'out', 'toBank', 'undoPayment', 'return', 'undo', 'close', 'open'])
    expect([what, done.get(what) ?? 0]).toEqual([what, expect.any(Number)])
  expect(done.get('close')).toBeGreaterThan(0)
})
