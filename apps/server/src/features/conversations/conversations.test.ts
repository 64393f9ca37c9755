// One conversation for each client: what both sides write, read and are told.
import { conversations, files, users } from '@app/contract'
import type { NewMessage } from '@app/contract/conversations/conversations.contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { billedBundle } from '../../testing/given/given-packages.ts'
import { ask } from '../../testing/given/given-purchases.ts'
import { PAPER } from '../../testing/given/given-records.ts'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { currentServer, type Person, signedInAs } from '../../testing/world.ts'

standStill()

let associate: Person
let client: Person
const administrator = signedInAs('administrator')
beforeAll(async () => {
  associate = await given.associate({ firstName: 'Olga', lastName: 'Vera' })
})

const ATTACHED = { ...PAPER, field: 'attachment-0' }
type Sent = { about?: NewMessage['about']; files?: (typeof ATTACHED)[] }
const write = (text: string, { about, files: sent = [] }: Sent = {}, who = client) =>
  signedInAs(who).call(conversations.writeToHouse, { body: { text, about }, files: sent })
const answer = (text: string, who: Person | 'administrator' = associate, to = client) =>
  signedInAs(who).call(conversations.answerClient, { params: { id: to.id }, body: { text } })
const read = (who = client, before?: number) =>
  signedInAs(who).call(conversations.getOwnConversation, { query: before === undefined ? {} : { before } })
const readAs = (who: Person | 'administrator', of = client) =>
  signedInAs(who).call(conversations.getConversation, { params: { id: of.id } })
const mark = (upTo: number, isSettled?: boolean, who: Person | 'administrator' = associate) =>
  signedInAs(who).call(conversations.readConversation, { params: { id: client.id }, body: { upTo, isSettled } })
const waiting = async (who: Person | 'administrator' = associate, q?: string) =>
  (await signedInAs(who).call(conversations.listOpenConversations, { query: q === undefined ? {} : { q } })).data

const newClient = async (data: object = {}) => {
  client = await given.client({ associate, ...data })
}

describe('a conversation', () => {
  beforeAll(() => newClient({ firstName: 'Inés', lastName: 'Ñacato' }))

  test('is empty before anybody wrote', async () => {
    const empty = { messages: [], before: null, total: 0, unread: 0, openSince: null }
    expect(await read()).toEqual({ client: { id: client.id, code: client.casilleroCode, name: 'Inés Ñacato' }, ...empty })
    expect(await mark(7)).toMatchObject(empty)
  })

  test('is read by both sides, newest last; the house answers a client as the house', async () => {
    expect(await write('¿Dónde está mi paquete?')).toMatchObject({ number: 1, from: 'client', author: null, isRead: false })
    expect(await answer('Vuela el jueves.')).toMatchObject({ number: 2, from: 'house', author: 'Olga Vera', isRead: false })

    const own = await read()
    expect(own).toMatchObject({ total: 2, unread: 1, before: null, openSince: null })
    expect(own.messages.map(({ number, from, author, text, isRead }) => [number, from, author, text, isRead])).toEqual([
      [1, 'client', null, '¿Dónde está mi paquete?', true],
      [2, 'house', null, 'Vuela el jueves.', false],
    ])
    expect(JSON.stringify(own)).not.toContain('Olga')
    for (const who of [associate, 'administrator'] as const)
      expect((await readAs(who)).messages.map(({ author }) => author)).toEqual(['Inés Ñacato', 'Olga Vera'])
  })

  test('is marked as read by each side, never back', async () => {
    await signedInAs(client).call(conversations.readOwnConversation, { body: { upTo: 2 } })
    const back = await signedInAs(client).call(conversations.readOwnConversation, { body: { upTo: 1 } })
    expect(back).toMatchObject({ unread: 0 })
    expect((await readAs(associate)).messages[1]).toMatchObject({ text: 'Vuela el jueves.', isRead: true })

    await write('Gracias.')
    expect(await readAs(associate)).toMatchObject({ unread: 1 })
    expect(await mark(999)).toMatchObject({ unread: 0 })
    expect((await read()).messages[2]).toMatchObject({ text: 'Gracias.', isRead: true })
  })

  test('is beyond everybody else’s reach', async () => {
    const stranger = await given.associate()
    const absent = { status: 404, code: 'clientNotFound' }
    await expect(readAs(stranger)).rejects.toMatchObject(absent)
    await expect(answer('Hola', stranger)).rejects.toMatchObject(absent)
    expect(await waiting(stranger)).toEqual([])
    expect(await read(await given.client())).toMatchObject({ total: 0 })
  })
})

test('goes on page by page, 50 each', async () => {
  await newClient()
  for (let number = 1; number <= 103; number += 1) await write(`Mensaje ${number}`)

  const [first, second, third] = [await read(), await read(client, 54), await read(client, 4)]
  const numbers = ({ messages }: typeof first) => [messages.at(0)?.number, messages.at(-1)?.number, messages.length]
  expect([numbers(first), first.before, first.total]).toEqual([[54, 103, 50], 54, 103])
  expect([numbers(second), second.before]).toEqual([[4, 53, 50], 4])
  expect([numbers(third), third.before]).toEqual([[1, 3, 3], null])
})

describe('a message', () => {
  beforeAll(() => newClient())

  test('has text or a file, and not too much of either', async () => {
    await expect(write('  ')).rejects.toMatchObject({
      status: 422,
      code: 'fieldRequired',
      details: { fields: [{ path: 'text' }] },
    })
    await expect(write('a'.repeat(2_001))).rejects.toMatchObject({ status: 422 })
    const six = [0, 1, 2, 3, 4, 5].map((position) => ({ ...ATTACHED, field: `attachment-${position}` }))
    const tooMany = { status: 422, code: 'fieldNotValid', details: { fields: [{ path: 'attachment-5' }] } }
    await expect(write('', { files: six })).rejects.toMatchObject(tooMany)
    await expect(write('', { files: [{ ...ATTACHED, field: 'proof' }] })).rejects.toMatchObject({ code: 'fieldNotValid' })
    expect(await write('', { files: six.slice(0, 5) })).toMatchObject({ text: '', files: { length: 5 } })
  })

  test('brings files that both sides open, and nobody else', async () => {
    const { files: sent } = await write('Ésta es.', { files: [ATTACHED] })
    expect(sent).toMatchObject([{ name: 'factura.pdf', contentType: 'application/pdf', purpose: 'attachment' }])
    const open = (who: Person | 'administrator') => signedInAs(who).call(files.getFile, { params: { id: sent[0]?.id ?? '' } })
    for (const who of [client, associate, 'administrator'] as const)
      expect(await open(who)).toMatchObject({ name: 'factura.pdf' })
    for (const who of [await given.client(), await given.associate()])
      await expect(open(who)).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
  })

  test('names a record of its client, of any kind; another’s is not found', async () => {
    const [order, purchase, bill] = [await given.order({ client }), await ask(client), await billedBundle(client)]
    const named = [
      [{ kind: 'order', id: order.id }, order.code],
      [{ kind: 'purchase', id: purchase.id }, purchase.code],
      [{ kind: 'bill', id: bill.id }, bill.code],
    ] as const
    for (const [about, code] of named)
      expect((await write('¿Y esto?', { about })).about).toMatchObject({ ...about, code, things: { count: 1 } })
    const seen = (await readAs('administrator')).messages.flatMap(({ about }) => about?.code ?? [])
    expect(seen).toEqual(named.map(([, code]) => code))

    const others = await given.order()
    const about = { kind: 'order', id: others.id } as const
    const absent = { status: 404, code: 'orderNotFound', details: { ids: [others.id] } }
    await expect(write('¿Y esto?', { about })).rejects.toMatchObject(absent)
    const asHouse = administrator.call(conversations.answerClient, { params: { id: client.id }, body: { text: '¿Éste?', about } })
    await expect(asHouse).rejects.toMatchObject(absent)
  })

  test('sent twice with one key is one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => signedInAs(client).call(conversations.writeToHouse, { body: { text: 'Una vez' }, headers })
    expect((await send()).id).toBe((await send()).id)
  })
})

describe('what waits for an answer', () => {
  beforeAll(() => newClient({ firstName: 'Abigaíl', lastName: 'Yánez' }))

  test('is listed oldest first, until the house answers', async () => {
    const earlier = client
    await write('¿Cuándo llega?')
    move(MINUTE)
    await write('¿Hola?')
    await newClient()
    move(MINUTE)
    await write('Otra cosa', { files: [ATTACHED] })

    const listed = (await waiting()).filter((one) => [earlier.id, client.id].includes(one.client.id))
    expect(listed).toMatchObject([
      { client: { id: earlier.id }, waiting: 2, lastText: '¿Hola?', hasFiles: false },
      { client: { id: client.id }, waiting: 1, lastText: 'Otra cosa', hasFiles: true },
    ])
    expect(Date.parse(listed[1]?.openSince ?? '') - Date.parse(listed[0]?.openSince ?? '')).toBe(2 * MINUTE)
    expect((await waiting('administrator', 'abigaíl')).map((one) => one.client.id)).toEqual([earlier.id])
    await answer('El viernes.', associate, earlier)
    expect((await waiting()).map((one) => one.client.id)).not.toContain(earlier.id)
  })

  test('is settled without an answer, unless the client wrote again meanwhile', async () => {
    const [{ number }] = [await write('Gracias')]
    const { number: last } = await write('¡Ah! Una cosa más')
    await expect(mark(number, true)).rejects.toMatchObject({ status: 409, code: 'conversationChangedMeanwhile' })
    expect(await mark(last, true)).toMatchObject({ openSince: null, unread: 0 })
    expect((await waiting()).map((one) => one.client.id)).not.toContain(client.id)
    await write('¿Siguen ahí?')
    expect((await waiting()).find((one) => one.client.id === client.id)).toMatchObject({ waiting: 1 })
  })
})

test('ten messages at once are ten, numbered one by one', async () => {
  await newClient()
  await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? write(`De ${index}`) : answer(`A ${index}`))))
  const { messages, total } = await read()
  expect([total, messages.map(({ number }) => number)]).toEqual([10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
})

test('a record is told as far as its reader reaches it', async () => {
  const former = await given.associate()
  client = await given.client({ associate: former })
  const order = await given.order({ client })
  const about = { kind: 'order', id: order.id } as const
  await write('¿Dónde está?', { about })
  // The client goes on with another associate, the package with the former one.
  const body = { clientIds: [client.id] }
  await administrator.call(users.unassignClients, { params: { id: former.id }, body })
  await administrator.call(users.assignClients, { params: { id: associate.id }, body })

  await expect(readAs(former)).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
  expect((await readAs(associate)).messages).toMatchObject([{ text: '¿Dónde está?', about: null }])
  for (const seen of [await read(), await readAs('administrator')])
    expect(seen.messages[0]?.about).toMatchObject({ ...about, code: order.code })
  const named = { params: { id: client.id }, body: { text: 'En Miami.', about } }
  const answered = signedInAs(associate).call(conversations.answerClient, named)
  await expect(answered).rejects.toMatchObject({ status: 404, code: 'orderNotFound' })
})

test('what was written is on record, without its words', async () => {
  await newClient()
  await write('Una cosa secreta', { files: [ATTACHED] })
  await mark(1, true)
  const { db } = await currentServer()
  const { rows } = await db.execute<{ id: string }>(sql`select id from conversations where client_id = ${client.id}`)
  const events = await eventsOf(rows[0]?.id ?? '')
  expect(events.map(({ action, changes }) => [action, changes])).toEqual([
    ['write', { number: 1 }],
    ['settle', { upTo: 1 }],
  ])
  expect(JSON.stringify(events)).not.toContain('secreta')
})
