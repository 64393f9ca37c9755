// What a client said that they would pay, written down by staff (office, section 3).
import { payments, personalData, receivables } from '@app/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { unpaidBundle } from '../../testing/given/given-packages.ts'
import { move, standStillAt } from '../../testing/moved-clock.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'

/** 10:00 in Quito on Monday, 2 June 2031. */
standStillAt(new Date('2031-06-02T15:00:00Z'))
const administrator = signedInAs('administrator')
const NOTE = 'Cobra el viernes.'

const rowOf = async ({ id }: Person) =>
  (await administrator.call(receivables.listReceivables, { query: { clientId: id } })).data[0]
const promise = ({ id }: Person, body: object = {}) =>
  administrator.call(receivables.setPaymentPromise, {
    params: { id },
    body: { promisedOn: '2031-06-06', amountInCents: 1_000, note: NOTE, ...body },
  })
const takeBack = ({ id }: Person) => administrator.call(receivables.removePaymentPromise, { params: { id } })
const pay = ({ id: clientId }: Person, amountInCents: number) =>
  administrator.call(payments.createPayment, {
    body: { clientId, receivedOn: '2031-06-02', amountInCents, method: 'cash', repeated: true },
  })

async function debtor(): Promise<Person> {
  const client = await given.client()
  await unpaidBundle(client)
  return client
}

describe('a promise to pay', () => {
  test('is written down, changed and taken back', async () => {
    const client = await debtor()
    expect(await rowOf(client)).toMatchObject({ promise: null })
    await promise(client)
    const expected = { promisedOn: '2031-06-06', amountInCents: 1_000, note: NOTE, state: 'open' }
    expect(await rowOf(client)).toMatchObject({ promise: expected })
    await promise(client, { promisedOn: '2031-06-02', note: '' })
    expect(await rowOf(client)).toMatchObject({ promise: { ...expected, promisedOn: '2031-06-02', note: '' } })
    await takeBack(client)
    expect(await rowOf(client)).toMatchObject({ promise: null })
    await takeBack(client)
  })

  test('is in the history of the client, with who wrote it down', async () => {
    const client = await debtor()
    await promise(client)
    await takeBack(client)
    const { data } = await administrator.call(personalData.listAudit, { query: { recordId: client.id, mode: 'asc' } })
    const ofPromises = data.filter(({ action }) => action.endsWith('PaymentPromise'))
    expect(ofPromises).toMatchObject([{ action: 'setPaymentPromise', note: NOTE }, { action: 'removePaymentPromise' }])
  })

  test('is for a day that is still to come, and of a client', async () => {
    const client = await debtor()
    await expect(promise(client, { promisedOn: '2031-06-01' })).rejects.toMatchObject({ status: 422, code: 'fieldNotValid' })
    await expect(promise(client, { amountInCents: 0 })).rejects.toMatchObject({ status: 422 })
    await expect(promise(await given.associate())).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  })

  test('is not written over what another wrote meanwhile', async () => {
    const client = await debtor()
    const { version } = (await rowOf(client)) ?? { version: 0 }
    const { app } = await currentServer()
    const write = async (match: number) =>
      app.inject({
        ...{ method: 'PUT', url: `/api/receivable/${client.id}/promise` },
        headers: { ...(await headersOf(await given.administrator())), 'if-match': `"${match}"` },
        payload: { promisedOn: '2031-06-06', amountInCents: 500 },
      })
    expect((await write(version)).statusCode).toBe(200)
    expect((await write(version)).statusCode).toBe(412)
    expect((await rowOf(client))?.version).toBe(version + 1)
  })
})

describe('what became of a promise', () => {
  let kept: Person
  let broken: Person
  let open: Person

  beforeAll(async () => {
    kept = await debtor()
    broken = await debtor()
    open = await debtor()
    await pay(broken, 1_000)
    move(1_000)
    await promise(kept)
    await promise(broken)
    await promise(open, { promisedOn: '2031-06-07' })
    move(1_000)
    await pay(kept, 600)
    await pay(kept, 400)
    await pay(broken, 999)
  })

  /** As if its day had been this one. */
  async function promisedOn({ id }: Person, day: string): Promise<void> {
    const { db } = await currentServer()
    await db.execute(sql`update users set payment_promised_on = ${day} where id = ${id}`)
  }

  const stateOf = async (client: Person) => (await rowOf(client))?.promise?.state
  const inState = async (...state: ('open' | 'broken' | 'kept')[]) => {
    const clientId = [kept.id, broken.id, open.id]
    const query = { clientId, promise: state, orderBy: 'promisedOn', mode: 'asc' } as const
    return (await administrator.call(receivables.listReceivables, { query })).data.map(({ id }) => id)
  }

  test('is that it was kept, once as much was paid since', async () => {
    expect(await stateOf(kept)).toBe('kept')
    expect(await inState('kept')).toEqual([kept.id])
  })

  test('is that it was broken, the day after', async () => {
    expect(await stateOf(broken)).toBe('open')
    await promisedOn(broken, '2031-06-01')
    await promisedOn(kept, '2031-06-01')
    expect(await stateOf(broken)).toBe('broken')
    expect(await stateOf(kept)).toBe('kept')
    expect(await inState('broken')).toEqual([broken.id])
    expect(await inState('broken', 'open')).toEqual([broken.id, open.id])
  })
})
