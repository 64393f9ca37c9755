// What is close to a drawer and not of it, and what is refused before anything is written.
import { accounts, company, drawers, payments } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { caja, move, pay, refunded } from '../../testing/drawers/cash-at-counter.ts'
import { asNotes, closeDrawer, givenDrawer, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { boughtInMiami } from '../../testing/given/given-bought.ts'
import { bankAccount } from '../../testing/given/given-statements.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
let client: Person
beforeAll(async () => {
  client = await given.client()
})

describe('refunds in cash', () => {
  test('that come back after the closing go into the drawer in hand, or to Caja where there is none', async () => {
    const first = await openDrawer()
    await pay(first.holder, client.id, 5_000)
    const [one, other] = [await refunded(first.holder, client, 700), await refunded(first.holder, client, 800)]
    await closeDrawer(first)
    const second = await openDrawer()
    const before = await caja()
    const back = (who: Person, id: string) =>
      signedInAs(who).call(accounts.returnRefund, { params: { id }, body: { reason: 'No lo recogió.' } })

    await back(second.holder, one.id)
    await back(await given.administrator(), other.id)

    expect((await sessionOf(second)).inItInCents).toBe(5_700)
    expect(await caja()).toBe(before + 1_500)
    expect((await sessionOf(first)).inItInCents).toBe(0)
    expect(await books()).toEqual([])
  })

  test('are of Caja alone where nobody holds a drawer, and by transfer of none', async () => {
    const held = await openDrawer()
    const somebody = await given.administrator()
    await pay(somebody, client.id, 3_000)
    await refunded(somebody, client, 400)
    const { id } = await signedInAs(client).call(accounts.requestRefund, {
      body: { amountInCents: 500, destination: 'Pichincha' },
    })
    const answer = { action: 'pay', method: 'transfer' } as const
    await signedInAs(held.holder).call(accounts.answerRefund, { params: { id }, body: answer })

    expect((await sessionOf(held)).lines.map(({ kind }) => kind)).toEqual(['float'])
    expect(await books()).toEqual([])
  })
})

test('what is paid for a purchase before it is billed is not of the drawer of somebody else', async () => {
  const held = await openDrawer()
  await boughtInMiami(client, { paidUpFrontInCents: 5_000 })
  expect((await sessionOf(held)).inItInCents).toBe(5_000)
  expect(await books()).toEqual([])
})

test('cash that was in no drawer is undone outside of drawers, on its own day', async () => {
  const paid = await pay(await given.administrator(), client.id, 1_100)
  const held = await openDrawer()
  const undone = { params: { id: paid.id }, body: { reason: 'Se anotó dos veces.' } }
  await signedInAs(held.holder).call(payments.undoPayment, undone)

  expect((await sessionOf(held)).inItInCents).toBe(5_000)
  const { data } = await administrator.call(payments.listPayments, { query: { clientId: client.id, isTakenBack: 'true' } })
  expect(new Set(data.filter(({ amountInCents }) => Math.abs(amountInCents) === 1_100).map((one) => one.receivedOn))).toEqual(
    new Set([paid.receivedOn]),
  )
})

describe('a closing is refused', () => {
  const closing = async (body: object) => {
    const held = await openDrawer()
    const given = { notes: asNotes(5_000), expectedInCents: 5_000, ...body }
    const close = signedInAs(held.holder).call(drawers.closeDrawer, { params: { id: held.sessionId }, body: given })
    await expect(close).rejects.toMatchObject({ status: 422 })
    expect((await sessionOf(held)).closing).toBeNull()
    return close.catch(({ code, details }) => ({ code, field: details.field ?? details.fields?.[0]?.path }))
  }

  test.each([
    [
      'with one note twice',
      [
        { denominationInCents: 100, count: 25 },
        { denominationInCents: 100, count: 25 },
      ],
    ],
    ['with a note that there is not', [{ denominationInCents: 200, count: 25 }]],
    ['with less than none', [{ denominationInCents: 100, count: -1 }]],
    ['with a part of a note', [{ denominationInCents: 100, count: 1.5 }]],
    ['with more than the house has', [{ denominationInCents: 10_000, count: 100_000 }]],
  ])('%s', async (_what, notes) => {
    expect(await closing({ notes })).toMatchObject({ code: 'validationFailed' })
  })

  test('where more goes to the bank than was counted, or it goes to no bank', async () => {
    const [cash] = await administrator.call(company.listCompanyAccounts)
    const toBank = { amountInCents: 5_001, accountId: await bankAccount(), reference: 'DEP-1' }
    expect(await closing({ toBank })).toEqual({ code: 'drawerShort', field: 'toBank.amountInCents' })

    const toCaja = { amountInCents: 100, accountId: cash?.id ?? '', reference: 'DEP-1' }
    const held = await openDrawer()
    const moved = move(held.holder, held.sessionId, { kind: 'toBank', ...toCaja })
    await expect(moved).rejects.toMatchObject({ code: 'companyAccountNotFound', details: { fields: [{ path: 'accountId' }] } })
  })
})

test('a drawer that another left open is closed by whoever finds it, and its holder opens another', async () => {
  const held = await openDrawer()
  await closeDrawer(held, {}, await given.administrator())

  const params = { id: await givenDrawer() }
  await signedInAs(held.holder).call(drawers.openDrawer, { params, body: { floatInCents: 0 } })
  const { session } = await signedInAs(held.holder).call(drawers.getMyDrawer)
  expect(session).toMatchObject({ drawer: { id: params.id }, floatInCents: 0, lines: [] })
  expect((await sessionOf(held)).closing).toMatchObject({ differenceInCents: 0, holder: { id: held.holder.id } })
})
