import { drawers, payments } from '@app/contract'
import { businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { closeDrawer, givenDrawer, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { MINUTE, move, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

/** 23:50 in Quito on Monday, 2 June 2031. */
standStillAt(new Date('2031-06-03T04:50:00Z'))
const DAY = 24 * 60 * MINUTE

/** Sessions end while the clock is moved by a day: a session of its own. */
const anew = (who: Person) => signedInAs({ ...who })

const pay = async (who: Person) => {
  const { id: clientId } = await given.client()
  const body = { clientId, receivedOn: businessDay(new Date()), amountInCents: 1_000, method: 'cash' as const }
  return anew(who).call(payments.createPayment, { body })
}
const open = async (who: Person) =>
  anew(who).call(drawers.openDrawer, { params: { id: await givenDrawer() }, body: { floatInCents: 0 } })

test("yesterday's drawer is closed before today's begins", async () => {
  const held = await openDrawer()
  const paid = await pay(held.holder)
  move(5 * MINUTE)
  await pay(held.holder)
  expect((await sessionOf(held)).inItInCents).toBe(7_000)
  move(10 * MINUTE)

  expect(await sessionOf(held)).toMatchObject({ isOfEarlierDay: true, inItInCents: 7_000 })
  const stale = { status: 409, code: 'drawerOfEarlierDay', details: { ids: [held.sessionId] } }
  await expect(pay(held.holder)).rejects.toMatchObject(stale)
  await expect(open(held.holder)).rejects.toMatchObject(stale)
  const body = { kind: 'in' as const, amountInCents: 100, reason: 'Cambio' }
  const movement = anew(held.holder).call(drawers.addDrawerMovement, { params: { id: held.sessionId }, body })
  await expect(movement).rejects.toMatchObject(stale)
  const undone = { params: { id: paid.id }, body: { reason: 'Nunca llegó.' } }
  await anew(held.holder).call(payments.undoPayment, undone)
  expect((await sessionOf(held)).inItInCents).toBe(6_000)
  await pay(await given.administrator())

  await closeDrawer(held)
  const { id } = await open(held.holder)
  await pay(held.holder)
  expect(await sessionOf({ sessionId: id })).toMatchObject({ businessDay: '2031-06-03', inItInCents: 1_000 })
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})

test('what is undone after its day was closed goes on the day on which it is undone', async () => {
  const held = await openDrawer()
  const paid = await pay(held.holder)
  await closeDrawer(held)
  move(DAY)
  await anew(held.holder).call(payments.undoPayment, { params: { id: paid.id }, body: { reason: 'Billete falso.' } })

  const { data } = await anew(held.holder).call(payments.listPayments, { query: { clientId: paid.client.id } })
  const today = businessDay(new Date())
  expect(data.map(({ receivedOn, amountInCents }) => [receivedOn, amountInCents]).toSorted()).toEqual(
    [
      [paid.receivedOn, 1_000],
      [today, -1_000],
    ].toSorted(),
  )
  expect(await checkBooks((await currentServer()).db)).toEqual([])
})
