import { accounts, drawers, payments } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { caja, move, pay, refunded, TODAY } from '../../testing/drawers/cash-at-counter.ts'
import { givenDrawer, newDrawerName, openDrawer, sessionOf } from '../../testing/drawers/given-drawers.ts'
import { ordersOf, unpaidBundle } from '../../testing/given/given-packages.ts'
import { bankAccount } from '../../testing/given/given-statements.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'

const administrator = signedInAs('administrator')
const books = async () => checkBooks((await currentServer()).db)
let client: Person
let bank = ''
beforeAll(async () => {
  client = await given.client()
  bank = await bankAccount()
})
const mine = async (who: Person) => (await signedInAs(who).call(drawers.getMyDrawer)).session

describe('a drawer', () => {
  test('is made, renamed and turned off by administrators, and two have no one name', async () => {
    const name = newDrawerName()
    const { id } = await administrator.call(drawers.createDrawer, { body: { name, place: 'Quito' } })
    const again = administrator.call(drawers.createDrawer, { body: { name: name.toUpperCase() } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'drawerNameTaken' })
    await administrator.call(drawers.updateDrawer, { params: { id }, body: { name: `${name} bis`, place: '', isOn: false } })

    const found = (await administrator.call(drawers.listDrawers)).find((drawer) => drawer.id === id)
    expect(found).toEqual({ id, name: `${name} bis`, place: '', isOn: false, session: null, leftInCents: 0 })
    const opening = administrator.call(drawers.openDrawer, { params: { id }, body: { floatInCents: 0 } })
    await expect(opening).rejects.toMatchObject({ status: 409, code: 'drawerTurnedOff' })
  })

  test('is opened with the float that was counted, by one person who holds no other', async () => {
    const held = await openDrawer({ floatInCents: 5_000 })

    expect(await mine(held.holder)).toMatchObject({
      id: held.sessionId,
      businessDay: TODAY,
      ...{ floatInCents: 5_000, inItInCents: 5_000, isOfEarlierDay: false, closing: null },
      lines: [{ kind: 'float', amountInCents: 5_000, payment: null }],
    })
    const listed = (await administrator.call(drawers.listDrawers)).find(({ id }) => id === held.drawerId)
    expect(listed).toMatchObject({ isOn: true, session: { id: held.sessionId, holder: { id: held.holder.id } } })
    await expect(openDrawer({ holder: held.holder })).rejects.toMatchObject({ code: 'drawerAlreadyHeld' })
    const other = signedInAs(await given.administrator())
    const taken = other.call(drawers.openDrawer, { params: { id: held.drawerId }, body: { floatInCents: 0 } })
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'drawerTaken' })
    const off = { params: { id: held.drawerId }, body: { name: newDrawerName(), isOn: false } }
    await expect(administrator.call(drawers.updateDrawer, off)).rejects.toMatchObject({ code: 'drawerTaken' })
  })

  test('has one holder where two people open it at once, and one drawer where one person opens two', async () => {
    const id = await givenDrawer()
    const [one, other] = [await given.administrator(), await given.administrator()]
    const open = (who: Person, drawerId: string) =>
      signedInAs(who)
        .call(drawers.openDrawer, { params: { id: drawerId }, body: { floatInCents: 0 } })
        .then(
          () => 'done',
          ({ code }) => code,
        )

    expect((await Promise.all([open(one, id), open(other, id)])).toSorted()).toEqual(['done', 'drawerTaken'])
    const third = await given.administrator()
    const [first, second] = [await givenDrawer(), await givenDrawer()]
    expect((await Promise.all([open(third, first), open(third, second)])).toSorted()).toEqual(['done', 'drawerAlreadyHeld'])
  })
})

describe('cash', () => {
  test('that somebody with an open drawer takes is in it, with its client and bill; other money is not', async () => {
    const held = await openDrawer()
    const bill = await unpaidBundle(client)
    const paid = { orderIds: ordersOf(bill), method: 'cash' as const }
    await signedInAs(held.holder).call(payments.confirmClientPayment, { body: paid })
    await pay(held.holder, client.id, 700, { method: 'transfer' })
    await pay(held.holder, client.id, 800, { accountId: bank })
    await pay(held.holder, client.id, 900, { receivedOn: '2026-01-05' })
    await pay(await given.administrator(), client.id, 1_000)

    expect(await sessionOf(held)).toMatchObject({
      inItInCents: 5_000 + bill.totalInCents,
      lines: [
        { kind: 'payment', amountInCents: bill.totalInCents, payment: { client: { id: client.id }, bills: [bill.code] } },
        { kind: 'float' },
      ],
    })
    expect(await books()).toEqual([])
  })

  test('that goes back leaves it, and no more than is in it', async () => {
    const held = await openDrawer({ floatInCents: 100 })
    await pay(held.holder, client.id, 3_000)
    const { id } = await refunded(held.holder, client, 2_000)
    expect((await sessionOf(held)).inItInCents).toBe(1_100)
    await pay(held.holder, client.id, 3_000, { method: 'transfer' })
    await expect(refunded(held.holder, client, 1_500)).rejects.toMatchObject({
      ...{ status: 422, code: 'drawerShort' },
      details: { availableInCents: 1_100 },
    })

    await administrator.call(accounts.returnRefund, { params: { id }, body: { reason: 'No lo recogió.' } })
    expect((await sessionOf(held)).lines[0]).toMatchObject({ kind: 'refund', amountInCents: 2_000, reason: 'No lo recogió.' })
    expect(await books()).toEqual([])
  })

  test('goes in, out and to the bank, each with why or where, and is undone by its opposite', async () => {
    const held = await openDrawer({ floatInCents: 10_000 })
    const before = await caja()
    await move(held.holder, held.sessionId, { kind: 'in', amountInCents: 500, reason: 'Cambio' })
    await move(held.holder, held.sessionId, { kind: 'out', amountInCents: 300, reason: 'Taxi' })
    await move(held.holder, held.sessionId, { kind: 'toBank', amountInCents: 6_000, accountId: bank, reference: 'DEP-1' })
    expect(await caja()).toBe(before - 5_800)
    const tooMuch = move(held.holder, held.sessionId, { kind: 'out', amountInCents: 4_201, reason: 'Taxi' })
    await expect(tooMuch).rejects.toMatchObject({ code: 'drawerShort', details: { availableInCents: 4_200 } })
    const unsaid = move(held.holder, held.sessionId, { kind: 'out', amountInCents: 1, reason: ' ' })
    await expect(unsaid).rejects.toMatchObject({ code: 'validationFailed' })

    const { lines } = await sessionOf(held)
    expect(lines).toMatchObject([
      {
        kind: 'toBank',
        amountInCents: -6_000,
        account: { id: bank },
        reference: 'DEP-1',
        allowedActions: ['undoDrawerMovement'],
      },
      { kind: 'out', amountInCents: -300, reason: 'Taxi' },
      { kind: 'in', amountInCents: 500 },
      { kind: 'float', allowedActions: [] },
    ])
    const back = (id = '') => signedInAs(held.holder).call(drawers.undoDrawerMovement, { params: { id } })
    await back(lines[0]?.id)
    expect(await sessionOf(held)).toMatchObject({
      inItInCents: 10_200,
      lines: [
        { kind: 'toBank', amountInCents: 6_000, undoesId: lines[0]?.id },
        { isUndone: true, allowedActions: [] },
        {},
        {},
        {},
      ],
    })
    await expect(back(lines[0]?.id)).rejects.toMatchObject({ status: 409, code: 'drawerMovementNotAllowed' })
    await expect(back(lines[3]?.id)).rejects.toMatchObject({ code: 'drawerMovementNotAllowed' })
    expect(await caja()).toBe(before + 200)
    expect(await books()).toEqual([])
  })
})
