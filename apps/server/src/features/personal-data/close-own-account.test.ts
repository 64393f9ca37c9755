import { authorizedNames, bills, deliveries, orders, personalData, quotations, search, session, users } from '@app/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { given as givenOrders } from '../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paidBundle } from '../../testing/given/given-packages.ts'
import { liftQuota } from '../../testing/given/given-records.ts'
import { mailAbout } from '../../testing/mails.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { newPerson } from '../../testing/people.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { whereIsKept } from '../../testing/what-is-kept.repository.ts'
import { anonymous, currentServer, given, type Person, signedInAs, signIn } from '../../testing/world.ts'
import { checkBooks } from '../ledger-check/check-books.ts'
import { checkSeals } from '../seals/check-seals.ts'
import { sealBooks } from '../seals/seal-books.ts'

const administrator = signedInAs('administrator')
beforeAll(liftQuota)

const named = () =>
  given.client({ firstName: 'Zenobia', lastName: 'Quishpe', address: 'Calle de los Olivos 77', city: 'Otavalo' })
const closingOf = (person: Person) => signedInAs(person).call(personalData.getOwnClosing)
const closeOwn = (person: Person) => signedInAs(person).call(personalData.closeOwnAccount)
const obstaclesOf = async (person: Person) => (await closingOf(person)).obstacles.map(({ kind, count }) => `${kind} ${count}`)

/** Delivered and paid: nothing is open. */
async function finished(client: Person) {
  const bill = await handedOver(client, await paidBundle(client))
  const [order] = bill.orders
  return { bill, orderId: order?.id ?? '' }
}

test('somebody without anything open reads what stays, and closes at once', async () => {
  const client = await named()
  expect(await closingOf(client)).toEqual({
    code: client.casilleroCode,
    obstacles: [],
    customsForYears: 5,
    booksForYears: 7,
  })
  const elsewhere = await signIn(client)

  expect(await closeOwn(client)).toEqual({ ok: true })

  await expect(signedInAs(client).call(session.getMe)).rejects.toMatchObject({ status: 401 })
  await expect(anonymous.call(session.getMe, { headers: elsewhere })).rejects.toMatchObject({ status: 401 })
  await expect(signIn(client)).rejects.toMatchObject({ status: 401, code: 'wrongCredentials' })
  const closed = await administrator.call(users.getUser, { params: { id: client.id } })
  expect(closed).toMatchObject({
    ...{ firstName: 'Cuenta cerrada', lastName: client.casilleroCode, code: client.casilleroCode, email: '', username: '' },
    ...{ phone: '', birthDate: null, identification: '', address: '', city: '', province: '', status: 'inactive' },
  })
  expect(Date.parse(closed.closedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('the last mail says what stays under which code; address and identification are free again', async () => {
  const client = await given.client({ language: 'en', firstName: 'Zenobia' })
  await closeOwn(client)

  const mail = await mailAbout(client.email, 'We closed your account')
  expect(mail?.text).toContain(`stays under the code ${client.casilleroCode} instead of your name`)
  expect(mail?.text).toContain('customs declarations for 5 years; bills of sale and payments for 7 years')
  const { id: _id, role: _role, casilleroCode: _code, network: _network, ...person } = client
  const again = await anonymous.call(session.signUp, { body: { ...person, firstName: 'Otra' } })
  expect(again.casilleroCode).not.toBe(client.casilleroCode)
})

describe('what is open', () => {
  test('is named, and nothing is closed', async () => {
    const client = await given.client()
    await givenOrders.order({ client })
    const bill = await paidBundle(client)
    expect(await obstaclesOf(client)).toEqual([`openOrders ${1 + bill.orders.length}`])

    await expect(closeOwn(client)).rejects.toMatchObject({
      ...{ status: 409, code: 'closingNotPossible' },
      details: { obstacles: [{ kind: 'openOrders', count: 2, amountInCents: null }] },
    })
    expect(await signedInAs(client).call(session.getMe)).toMatchObject({ email: client.email })
  })

  test('also of an associate: their clients, and what they are owed', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    await finished(client)
    const { obstacles } = await closingOf(associate)
    expect(obstacles.map(({ kind }) => kind)).toEqual(['clients', 'earnings'])
    expect(obstacles.find(({ kind }) => kind === 'earnings')?.amountInCents).toBeGreaterThan(0)
  })

  test('also of the last administrator who can sign in', async () => {
    const others = await administrator.call(personalData.getOwnClosing)
    expect(others.obstacles.map(({ kind }) => kind)).toContain('lastAdministrator')
  })

  test('is no quotation, and no bundle that was taken apart', async () => {
    const client = await given.client()
    await signedInAs(client).call(quotations.requestQuotation, {
      body: { service: 'COU', weightInGrams: 900, productValueInCents: 5_000 },
    })
    expect(await obstaclesOf(client)).toEqual([])
  })
})

describe('what was the person’s', () => {
  let client: Person
  let orderId: string
  let billId: string
  let orderOfAnother: string
  beforeAll(async () => {
    client = await named()
    await signedInAs(client).call(authorizedNames.addAuthorizedName, {
      body: {
        ...{ name: 'Hermelinda Tituaña', identificationType: 'cedula', identification: newPerson().identification },
        ...{ phone: '+593981112223', purposes: ['pickup'] },
      },
    })
    const done = await finished(client)
    orderId = done.orderId
    billId = done.bill.id
    orderOfAnother = (await finished(await given.client())).orderId
    const { db } = await currentServer()
    await db.execute(sql`update orders set observation = 'Pregunta por Zenobia' where id = ${orderId}`)
    await sealBooks(db, { isWhole: true })
    await closeOwn(client)
    await mailAbout(client.email, 'Cerramos tu cuenta')
  }, 300_000)

  test('is sealed in their browsers under a key that is gone', async () => {
    const { db } = await currentServer()
    const { rows } = await db.execute(sql`select user_id from storage_keys where user_id = ${client.id}`)
    expect(rows).toEqual([])
  })

  test('is kept where books and customs law want it, and nowhere else', async () => {
    expect
      .soft(await whereIsKept(['Zenobia', 'Quishpe']))
      .toEqual([
        'bills.invoice_owner_name',
        'bills.search_text',
        'bundles.consignee_name',
        'bundles.search_text',
        'mails.html',
        'mails.text',
        'manifests.snapshot',
        'outbox_messages.payload',
      ])
    expect
      .soft(await whereIsKept([client.identification]))
      .toEqual([
        'bills.invoice_owner_identification',
        'bills.search_text',
        'bundles.consignee_identification',
        'bundles.search_text',
        'consents.identification',
        'manifests.snapshot',
        'quota_entries.identification',
        'quotas.identification',
      ])
    expect.soft(await whereIsKept([client.email])).toEqual(['mails.recipient', 'outbox_messages.payload'])
    expect.soft(await whereIsKept(['Calle de los Olivos 77'])).toEqual(['manifests.snapshot'])
    expect.soft(await whereIsKept(['Hermelinda', '+593981112223'])).toEqual([])
  })

  test('has the code in its place in lists, search and papers', async () => {
    const name = `Cuenta cerrada ${client.casilleroCode}`
    const order = await administrator.call(orders.getOrder, { params: { id: orderId } })
    expect(order).toMatchObject({ client: { name }, pickup: { name, identification: '' }, delivery: { name } })
    const bill = await administrator.call(bills.getBill, { params: { id: billId } })
    expect(bill).toMatchObject({ client: { name }, invoiceOwner: { name: 'Zenobia Quishpe' } })
    const found = await administrator.call(search.search, { query: { q: client.casilleroCode ?? '' } })
    expect(found.find(({ kind }) => kind === 'client')?.title).toBe(name)
    expect((await administrator.call(users.listUsers, { query: { q: 'quishpe' } })).data).toEqual([])
    const { content } = await administrator.call(bills.getPdfOfBill, { params: { id: billId } })
    expect((await readPdf(content)).join('\n')).toContain(name)
  })

  test('is told in no history any more, which says that it was; what is told of others stays', async () => {
    const removedFrom = async (id: string) => {
      const { timeline } = await administrator.call(orders.getOrder, { params: { id } })
      return timeline.flatMap(({ removedValues }) => removedValues ?? [])
    }
    expect(await removedFrom(orderId)).toContain('consignee')
    expect(await removedFrom(orderOfAnother)).toEqual([])
  })

  test('leaves books that balance and seals that hold', async () => {
    const { db } = await currentServer()
    await sealBooks(db, { isWhole: true })
    expect(await checkBooks(db)).toEqual([])
    expect(await checkSeals(db)).toMatchObject({ isWhole: true })
  })
})

test('a signature goes with its bytes; what the store charged stays', async () => {
  const client = await given.client()
  const bill = await paidBundle(client)
  const content = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .png()
    .toBuffer()
  await administrator.call(deliveries.deliverOrders, {
    body: { orderIds: ordersOf(bill), identification: client.identification },
    files: [{ field: 'signature', name: 'firma.png', content }],
  })
  const { db, storage } = await currentServer()
  const { rows } = await db.execute<{ key: string }>(sql`
    select storage_key as key from files where purpose = 'signature' and record_id in (select id from orders where client_id = ${client.id})`)
  const key = rows[0]?.key ?? ''
  expect(await storage.get(key)).not.toBeNull()

  await closeOwn(client)

  await expect.poll(() => storage.get(key), PATIENCE).toBeNull()
  const order = await administrator.call(orders.getOrder, { params: { id: ordersOf(bill)[0] ?? '' } })
  expect(order.delivery).toMatchObject({ signature: null })
})

describe('by an administrator, on a written request', () => {
  const close = (id: string) =>
    administrator.call(personalData.closeAccount, { params: { id }, body: { request: 'Carta del 3 de enero.' } })

  test('it is the same, on record with how the person asked, and only once', async () => {
    const client = await given.client()
    await close(client.id)

    expect(await mailAbout(client.email, 'Cerramos tu cuenta')).toBeDefined()
    expect((await eventsOf(client.id)).filter(({ action }) => action === 'closeAccount')).toMatchObject([
      { note: 'Carta del 3 de enero.', actorRole: 'administrator' },
    ])
    await expect(close(client.id)).rejects.toMatchObject({ status: 409, code: 'accountClosed' })
    await expect(
      administrator.call(users.updateUser, { params: { id: client.id }, body: { status: 'active' } }),
    ).rejects.toMatchObject({ status: 409, code: 'accountClosed' })
  })

  test('an account of staff gets a code of its own', async () => {
    const associate = await given.associate()
    await close(associate.id)
    const closed = await administrator.call(users.getUser, { params: { id: associate.id } })
    expect(closed).toMatchObject({ firstName: 'Cuenta cerrada', lastName: expect.stringMatching(/^CTA-\d{4}$/), email: '' })
    expect(closed.code).toBe(closed.lastName)
  })

  test('one’s own is closed by oneself', async () => {
    const { id } = await administrator.call(session.getMe)
    await expect(close(id)).rejects.toMatchObject({ status: 403, code: 'notYours' })
  })
})
