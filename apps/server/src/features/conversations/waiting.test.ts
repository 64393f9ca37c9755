// When the client's last word waits, and for whom.
import { conversations, users } from '@app/contract'
import { beforeEach, expect, test } from 'vitest'
import { MINUTE, move, standStill } from '../../testing/moved-clock.ts'
import { given, type Person, signedInAs } from '../../testing/world.ts'

standStill()

const administrator = signedInAs('administrator')
let associate: Person
let client: Person
beforeEach(async () => {
  associate = await given.associate()
  client = await given.client({ associate })
})

const write = (text: string) => signedInAs(client).call(conversations.writeToHouse, { body: { text } })
const answer = (text: string, who: Person | 'administrator' = associate) =>
  signedInAs(who).call(conversations.answerClient, { params: { id: client.id }, body: { text } })
const mark = (upTo: number, isSettled: boolean) =>
  signedInAs(associate).call(conversations.readConversation, { params: { id: client.id }, body: { upTo, isSettled } })
const readAs = (who: Person | 'administrator' = associate) =>
  signedInAs(who).call(conversations.getConversation, { params: { id: client.id } })
const waitsFor = async (who: Person) =>
  (await signedInAs(who).call(conversations.listOpenConversations, {})).data.map((one) => [one.client.id, one.waiting])

test('nothing waits where the house wrote first', async () => {
  await answer('Bienvenida.')
  expect(await waitsFor(associate)).toEqual([])
  expect(await readAs()).toMatchObject({ total: 1, unread: 0, openSince: null })
})

test('it waits since the first word without an answer, read or not', async () => {
  await write('¿Llegó?')
  const { openSince } = await readAs()
  move(5 * MINUTE)
  await write('¿Y el otro?')
  expect(await mark(2, false)).toMatchObject({ unread: 0, openSince })
  expect(await waitsFor(associate)).toEqual([[client.id, 2]])
})

test('an answer of an administrator is the house’s too, and what comes afterwards waits anew', async () => {
  await write('¿Llegó?')
  await answer('Sí, ayer.', 'administrator')
  expect(await waitsFor(associate)).toEqual([])
  move(MINUTE)
  await write('¿Y el otro?')
  expect(await waitsFor(associate)).toEqual([[client.id, 1]])
  expect(Date.parse((await readAs()).openSince ?? '')).toBe(Date.now())
})

test('settling twice is settling once, and what is settled is not answered', async () => {
  const { number } = await write('Gracias')
  expect(await mark(number, true)).toMatchObject({ openSince: null })
  expect(await mark(number, true)).toMatchObject({ openSince: null })
  expect((await signedInAs(client).call(conversations.getOwnConversation, {})).messages).toMatchObject([{ isRead: true }])
})

test('it goes with the client to another associate', async () => {
  await write('¿Llegó?')
  const next = await given.associate()
  const body = { clientIds: [client.id] }
  await administrator.call(users.unassignClients, { params: { id: associate.id }, body })
  await administrator.call(users.assignClients, { params: { id: next.id }, body })
  expect([await waitsFor(associate), await waitsFor(next)]).toEqual([[], [[client.id, 1]]])
  expect((await readAs(next)).messages).toMatchObject([{ text: '¿Llegó?', author: `${client.firstName} ${client.lastName}` }])
})

test('words are kept as they were typed, within their margins', async () => {
  const typed = '  <b>¿Llegó?</b>\n\n“Sí” 📦 & ya  '
  expect(await write(typed)).toMatchObject({ text: typed.trim() })
  expect((await readAs()).messages).toMatchObject([{ text: typed.trim() }])
})
