import { company, earnings, orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { changeHouse, houseWith } from '../../../testing/given/given-house.ts'
import { ordersOf, type Package, paidBundle } from '../../../testing/given/given-packages.ts'
import { liftQuota } from '../../../testing/given/given-records.ts'
import { givenOwing, settled, takenBack } from '../../../testing/given/given-settlements.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { currentServer, given, type Person, signedInAs } from '../../../testing/world.ts'
import { checkSettlements } from '../../ledger-check/check-settlements.ts'

const administrator = signedInAs('administrator')
const books = async () => checkSettlements((await currentServer()).db)
/** Earn 5.78, 4.92 and 9.95 (both ways, section 10). */
const LOST: Package = { weightInGrams: 1_800, valueInCents: 9_000 }
const NEXT: Package = { weightInGrams: 3_100, valueInCents: 21_000 }

const collected = async (client: Person, ...packages: Package[]) =>
  ordersOf(await paidBundle(client, packages.length > 0 ? packages : undefined))
const read = (id: string | undefined, who: Person | 'administrator' = 'administrator') =>
  signedInAs(who).call(earnings.getSettlement, { params: { id: id ?? '' } })
const totalsOf = async (associate: Person) => (await signedInAs(associate).call(earnings.listEarnings)).totals
const takeBack = (id: string | undefined, reason = 'El banco la devolvió.') =>
  administrator.call(earnings.takeBackSettlement, { params: { id: id ?? '' }, body: { reason } })
const receive = (associate: Person, amountInCents: number, how = {}) =>
  administrator.call(earnings.receiveSettlement, { body: { associateId: associate.id, amountInCents, ...how } })

async function givenTwo() {
  const associate = await given.associate()
  return { associate, client: await given.client({ associate }) }
}

describe('what associates are paid at once', () => {
  test('is one settlement for each, of today, by transfer, from the main account unless it is said', async () => {
    const account = (await changeHouse(houseWith('2100123456'))).bankAccounts[0]
    const [one, other] = [await givenTwo(), await givenTwo()]
    const orderIds = [...(await collected(one.client)), ...(await collected(other.client)), ...(await collected(one.client))]

    const made = await settled(orderIds, { reference: 'TRX-77' })

    expect(made).toHaveLength(2)
    const own = made.find(({ associate }) => associate.id === one.associate.id)
    expect(own).toMatchObject({ code: expect.stringMatching(/^LIQ-\d{6}$/), totalInCents: 1_604 })
    expect(await read(own?.id)).toMatchObject({
      kind: 'paid',
      status: 'inForce',
      paidOn: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' }).format(new Date()),
      method: 'transfer',
      account: { id: account?.id, name: 'Banco Pichincha 2100123456' },
      reference: 'TRX-77',
      orders: 2,
      earnedInCents: 1_604,
      takenBackInCents: 0,
      totalInCents: 1_604,
      allowedActions: ['takeBack'],
      lines: [
        { order: { id: orderIds[0] }, amountInCents: 802, isTakenBack: false, weightInGrams: 2_500 },
        { order: { id: orderIds[2] }, amountInCents: 802, isTakenBack: false },
      ],
      timeline: [{ action: 'pay' }],
    })
    expect(await books()).toEqual([])
  })

  test('is on the day, by the method and from the account that are said', async () => {
    const { client } = await givenTwo()
    const [cash] = await administrator.call(company.listCompanyAccounts)

    const [made] = await settled(await collected(client), { paidOn: '2026-01-15', method: 'cash' })

    expect(await read(made?.id)).toMatchObject({ paidOn: '2026-01-15', method: 'cash', account: { id: cash?.id, name: 'Caja' } })
  })

  test('is refused for a day to come, and from an account that the house does not have', async () => {
    const { client } = await givenTwo()
    const orderIds = await collected(client)

    await expect(settled(orderIds, { paidOn: '2999-01-01' })).rejects.toMatchObject({ status: 422, code: 'dayInFuture' })
    const accountId = crypto.randomUUID()
    await expect(settled(orderIds, { accountId })).rejects.toMatchObject({ status: 404, code: 'companyAccountNotFound' })
    expect(await settled(orderIds)).toHaveLength(1)
  })

  test('is named by each earning', async () => {
    const { associate, client } = await givenTwo()
    const [made] = await settled(await collected(client))

    const { data } = await signedInAs(associate).call(earnings.listEarnings, { query: { settlementId: made?.id ?? '' } })

    expect(data).toMatchObject([{ settlement: { id: made?.id, code: made?.code }, takenBack: null }])
  })

  test('is the associate’s own: another does not find it, and clients have no such call', async () => {
    const { associate, client } = await givenTwo()
    const [made] = await settled(await collected(client))

    const { data } = await signedInAs(associate).call(earnings.listSettlements)
    expect(data.map(({ id }) => id)).toEqual([made?.id])
    expect(await read(made?.id, associate)).toMatchObject({ id: made?.id, allowedActions: [] })
    await expect(read(made?.id, await given.associate())).rejects.toMatchObject({ status: 404, code: 'settlementNotFound' })
    await expect(read(made?.id, client)).rejects.toMatchObject({ status: 403 })
    await expect(signedInAs(client).call(earnings.listSettlements)).rejects.toMatchObject({ status: 403 })
  })

  test('is a document', async () => {
    const { associate, client } = await givenTwo()
    const [made] = await settled(await collected(client), { reference: 'TRX-9' })

    const { name, content } = await signedInAs(associate).call(earnings.getSettlementPdf, { params: { id: made?.id ?? '' } })

    expect(name).toBe(`liquidacion-${made?.code}.pdf`)
    const text = (await readPdf(content)).join('\n')
    for (const words of [made?.code ?? '', 'Referencia TRX-9', '$8,02', 'Total pagado']) expect(text).toContain(words)
  })
})

describe('an earning that is taken back once it was paid', () => {
  test('is taken off the next settlement: 9.95 − 5.78 = 4.17', async () => {
    const { associate, client } = await givenTwo()
    const [lost = ''] = await collected(client, LOST)
    const [first] = await settled([lost])
    await takenBack([lost])
    expect(await totalsOf(associate)).toMatchObject({ settledInCents: 0, toTakeOffInCents: 578 })

    const [next] = await settled(await collected(client, NEXT))

    expect(next).toMatchObject({ totalInCents: 417 })
    expect(await read(next?.id)).toMatchObject({
      orders: 2,
      earnedInCents: 995,
      takenBackInCents: -578,
      lines: [{ amountInCents: 995 }, { order: { id: lost }, amountInCents: -578, isTakenBack: true }],
    })
    expect(await totalsOf(associate)).toMatchObject({ settledInCents: 995, toTakeOffInCents: 0 })
    const { data } = await signedInAs(associate).call(earnings.listEarnings, { query: { earningStatus: ['reversed'] } })
    expect(data).toMatchObject([{ id: lost, settlement: { code: first?.code }, takenBack: { settlement: { code: next?.code } } }])
    expect(await books()).toEqual([])
  })

  test('waits where the next comes to less, and is taken off the one after', async () => {
    const associate = await givenOwing([NEXT])
    const [next] = await settled(await collected(associate.client, LOST))
    expect(next).toMatchObject({ totalInCents: 578 })
    expect(await totalsOf(associate)).toMatchObject({ toTakeOffInCents: 995 })
    const waiting = await signedInAs(associate).call(earnings.listEarnings, { query: { isToTakeOff: 'true' } })
    expect(waiting.data).toMatchObject([{ id: associate.orderIds[0], takenBack: { settlement: null } }])

    const [after] = await settled(await collected(associate.client, LOST, LOST))

    expect(after).toMatchObject({ totalInCents: 578 + 578 - 995 })
    expect(await books()).toEqual([])
  })

  test('may be given back instead, and is not taken off then', async () => {
    const associate = await givenOwing([LOST])
    await expect(receive(associate, 500)).rejects.toMatchObject({
      status: 422,
      code: 'amountDiffers',
      details: { expectedInCents: 578 },
    })

    const received = await receive(associate, 578, { method: 'cash', reference: 'Recibo 4', orderIds: associate.orderIds })

    expect(received).toMatchObject({
      kind: 'received',
      totalInCents: -578,
      method: 'cash',
      reference: 'Recibo 4',
      timeline: [{ action: 'receive' }],
    })
    expect(await totalsOf(associate)).toMatchObject({ toTakeOffInCents: 0 })
    const [next] = await settled(await collected(associate.client, NEXT))
    expect(next).toMatchObject({ totalInCents: 995 })
    await expect(receive(associate, 578)).rejects.toMatchObject({ code: 'amountDiffers', details: { expectedInCents: 0 } })
    const orderIds = associate.orderIds
    await expect(receive(associate, 578, { orderIds })).rejects.toMatchObject({
      code: 'earningActionNotAllowed',
      details: { ids: orderIds },
    })
    expect(await books()).toEqual([])
  })
})

describe('a settlement that was not paid', () => {
  test('is taken back whole: its earnings are collected again, and can be settled again', async () => {
    const { associate, client } = await givenTwo()
    const [orderId = ''] = await collected(client)
    const [made] = await settled([orderId])

    const back = await takeBack(made?.id)

    expect(back).toMatchObject({ status: 'takenBack', reason: 'El banco la devolvió.', allowedActions: [], totalInCents: 802 })
    expect(await totalsOf(associate)).toMatchObject({ collectedInCents: 802, settledInCents: 0 })
    expect((await eventsOf(orderId)).at(-1)).toMatchObject({ action: 'takeBackSettlement', changes: { settlement: made?.code } })
    const { timeline } = await signedInAs(client).call(orders.getOrder, { params: { id: orderId } })
    expect(timeline.map(({ action }) => action)).not.toContain('takeBackSettlement')
    await expect(takeBack(made?.id)).rejects.toMatchObject({ status: 409, code: 'settlementActionNotAllowed' })
    expect(await settled([orderId])).toMatchObject([{ totalInCents: 802 }])
    expect(await books()).toEqual([])
  })

  test('leaves what it took off to the next', async () => {
    const associate = await givenOwing([LOST])
    const orderIds = await collected(associate.client, NEXT)
    const [made] = await settled(orderIds)

    await takeBack(made?.id)

    expect(await totalsOf(associate)).toMatchObject({ collectedInCents: 995, toTakeOffInCents: 578 })
    expect(await settled(orderIds)).toMatchObject([{ totalInCents: 417 }])
    expect(await books()).toEqual([])
  })

  test('is taken back after the one that took off what it had paid', async () => {
    const { client } = await givenTwo()
    const [lost = ''] = await collected(client, LOST)
    const [first] = await settled([lost])
    await takenBack([lost])
    const [next] = await settled(await collected(client, NEXT))

    await expect(takeBack(first?.id)).rejects.toMatchObject({ status: 409, code: 'settlementActionNotAllowed' })
    expect(await read(first?.id)).toMatchObject({ allowedActions: [] })

    await takeBack(next?.id)
    await takeBack(first?.id)
    expect(await books()).toEqual([])
  })
})

test('ten settlements at once of different packages take off what waits once', async () => {
  await liftQuota()
  const associate = await givenOwing([LOST])
  const packages = []
  for (let count = 0; count < 10; count += 1) packages.push(await collected(associate.client, NEXT))

  const made = await Promise.all(packages.map((orderIds) => settled(orderIds)))

  expect(
    made
      .flat()
      .map(({ totalInCents }) => totalInCents)
      .sort(),
  ).toEqual([417, ...Array.from({ length: 9 }, () => 995)])
  expect(await books()).toEqual([])
})
