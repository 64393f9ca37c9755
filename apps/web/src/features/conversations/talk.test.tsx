import { getCompany } from '@app/contract/company.contract'
import {
  answerClient,
  type Conversation,
  type ConversationMessage,
  getConversation,
  getOwnConversation,
  listOpenConversations,
  readConversation,
  readOwnConversation,
  writeToHouse,
} from '@app/contract/conversations/conversations.contract'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenCompany } from '../../testing/given-company.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, button, isGone, key, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { AskPage } from './ask-page.tsx'
import { QuestionsPage } from './questions-page.tsx'

const CLIENT = { id: idOf(77), code: 'UIO-1042', name: 'Inés Ñacato' }
const said = (number: number, changes: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ id: idOf(number), number, from: 'client', author: null, text: `Mensaje ${number}`, about: null, files: [] },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', isRead: false },
  ...changes,
})
const talk = (messages: ConversationMessage[] = [], changes: Partial<Conversation> = {}): Conversation => ({
  ...{ client: CLIENT, messages, before: null, total: messages.length, unread: 0, openSince: null },
  ...changes,
})

beforeEach(() => answers(getCompany, givenCompany()))

test('a client without messages is told what to ask, and whom to call', async () => {
  answers(getOwnConversation, talk())
  await renderScreen(<AskPage />, { role: 'client', width: 360 })
  await sees('Pregúntanos lo que quieras')
  await expect.element(button('Enviar')).toBeDisabled()
  expect(whatSticksOut()).toEqual([])
})

test('a message goes with Ctrl and Enter, once; the house answers as the house, and what is seen is read', async () => {
  const answered = said(2, { from: 'house', text: 'Vuela el jueves.' })
  answers(getOwnConversation, talk([said(1, { isRead: true }), answered], { unread: 1 }))
  answers(readOwnConversation, talk([said(1), answered]))
  answers(writeToHouse, said(3))
  await renderScreen(<AskPage />, { role: 'client' })
  await sees('Vuela el jueves.')
  await sees(`Equipo ${givenCompany().tradeName}`)
  await expect.poll(() => received(readOwnConversation)).toMatchObject([{ body: { upTo: 2 } }])
  await write('Escribe tu mensaje', 'Gracias')
  await key('{Control>}{Enter}{/Control}')
  await expect.poll(() => received(writeToHouse)).toMatchObject([{ body: { text: 'Gracias' } }])
  await expect.element(box('Escribe tu mensaje')).toHaveValue('')
})

test('one that did not get there says why, and is sent again or discarded', async () => {
  answers(getOwnConversation, talk())
  refuses(writeToHouse, 'orderNotFound')
  await renderScreen(<AskPage />, { role: 'client', language: 'en' })
  await write('Write your message', 'Where is it?')
  await press('Send')
  await sees(page.getByText(/It was not sent\./))
  answers(writeToHouse, said(1))
  await press('Send again')
  await isGone(page.getByText(/It was not sent\./))
  const asked = { body: { text: 'Where is it?' } }
  await expect.poll(() => received(writeToHouse)).toMatchObject([asked, asked])
})

test('older messages come when they are asked for', async () => {
  answers(getOwnConversation, ({ query }) =>
    query?.before === undefined ? talk([said(2), said(3)], { before: 2, total: 3 }) : talk([said(1)], { total: 3 }),
  )
  await renderScreen(<AskPage />, { role: 'client' })
  await sees('Mensaje 3')
  await press('Ver mensajes anteriores')
  await sees('Mensaje 1')
  await isGone(button('Ver mensajes anteriores'))
})

test('staff see who waits, oldest first, what they said and who answered; a thank-you is settled', async () => {
  const open = { id: idOf(5), client: CLIENT, openSince: '2026-11-20T15:00:00.000Z', waiting: 2, lastText: '¿Y mi caja?' }
  const meta = { page: 1, limit: 100, total: 1, totalPages: 1, nextCursor: null }
  answers(listOpenConversations, { data: [{ ...open, hasFiles: false }], meta })
  const things = { titles: [{ kind: 'thing', name: 'Audífonos', more: 0 } as const], count: 1 }
  const about = { kind: 'order', id: idOf(9), code: 'ORD-000009', things } as const
  const messages = [said(1, { from: 'house', author: 'Olga Vera' }), said(2, { author: CLIENT.name, about })]
  answers(getConversation, talk(messages, { openSince: open.openSince }))
  answers(readConversation, talk(messages))
  answers(answerClient, said(3, { from: 'house' }))
  await renderScreen(<QuestionsPage />, { role: 'administrator', at: '/operations/preguntas' })
  await sees('1 cliente espera')
  await page.getByRole('link', { name: /Inés Ñacato/ }).click()
  await sees('Olga Vera')
  await expect.element(link('Paquete: ORD-000009 · Audífonos')).toHaveAttribute('href', expect.stringContaining('open='))
  await press('Dar por atendida')
  await expect.poll(() => received(readConversation)).toMatchObject([{ body: { upTo: 2, isSettled: true } }])
  expect(whatSticksOut()).toEqual([])
})

test('what was typed and not sent is there again, in that conversation alone', async () => {
  answers(getOwnConversation, talk())
  await renderScreen(<AskPage />, { role: 'client' })
  await write('Escribe tu mensaje', 'Falta una ca')
  await renderScreen(<AskPage />, { role: 'client' })
  await expect.element(box('Escribe tu mensaje')).toHaveValue('Falta una ca')
  answers(writeToHouse, said(1))
  await press('Enviar')
  await expect.element(box('Escribe tu mensaje')).toHaveValue('')
  await renderScreen(<AskPage />, { role: 'client' })
  await expect.element(box('Escribe tu mensaje')).toHaveValue('')
})
