import {
  addClientNote,
  type ClientNote,
  listClientNotes,
  removeClientNote,
  updateClientNote,
} from '@app/contract/client-notes/client-notes.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, dialog, isGone, isRefused, link, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { ClientNotes } from './client-notes.tsx'
import { NewestNote } from './newest-note.tsx'

const ANA = { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' }
const CARLA = { id: idOf(2), code: 'carla', name: 'Carla Mora' }
const aNote = (data: Partial<ClientNote> = {}): ClientNote => ({
  ...{ id: idOf(90), text: 'Su hermana retira los sábados', author: CARLA, editedAt: null, mayChange: true },
  createdAt: '2026-11-20T15:00:00.000Z',
  ...data,
})
const listed = (notes: ClientNote[], total = notes.length) =>
  answers(listClientNotes, { notes, total, before: total > notes.length ? (notes.at(-1)?.id ?? null) : null })

async function show(notes: ClientNote[], stage: Stage = {}, total?: number): Promise<void> {
  listed(notes, total)
  await renderScreen(<ClientNotes client={ANA} />, { role: 'administrator', ...stage })
}

test('a note is text, with who wrote it and when, and when it changed', async () => {
  await show([aNote({ editedAt: '2026-11-21T15:00:00.000Z' })])
  await sees('Su hermana retira los sábados')
  await sees(/Carla Mora · .*20.* · cambiada .*21/)
})

test('where there is none it says what they are for, and one is written', async () => {
  await show([])
  await sees('Todavía no hay notas sobre este cliente')
  await press('Escribir nota')
  await sees(dialog('Nueva nota sobre Ana Paredes'))
  await write('Nota', 'Prefiere WhatsApp')
  answers(addClientNote, aNote({ text: 'Prefiere WhatsApp' }))
  listed([aNote({ text: 'Prefiere WhatsApp' })])
  await press('Guardar nota')
  await isGone(dialog('Nueva nota sobre Ana Paredes'))
  expect(received(addClientNote)).toMatchObject([{ params: { id: ANA.id }, body: { text: 'Prefiere WhatsApp' } }])
  await sees(page.getByRole('listitem').getByText('Prefiere WhatsApp'))
})

test('an empty one is refused before it is sent', async () => {
  await show([])
  await press('Escribir nota')
  await press('Guardar nota')
  await isRefused(box('Nota'), 'Este campo es obligatorio.')
  expect(received(addClientNote)).toEqual([])
})

test('what the server refuses stands in the form, which stays', async () => {
  await show([])
  await press('Escribir nota')
  await write('Nota', 'Prefiere WhatsApp')
  refuses(addClientNote, 'accountClosed')
  await press('Guardar nota')
  await sees('Esta cuenta se cerró para siempre.')
  await sees(dialog('Nueva nota sobre Ana Paredes'))
  await expect.element(box('Nota')).toHaveValue('Prefiere WhatsApp')
})

test('its writer changes it, and removes it after a question', async () => {
  await show([aNote()])
  await press('Cambiar la nota')
  await write('Nota', 'Su hermana retira los lunes')
  answers(updateClientNote, aNote())
  await press('Guardar nota')
  await expect
    .poll(() => received(updateClientNote))
    .toMatchObject([{ params: { id: idOf(90) }, body: { text: 'Su hermana retira los lunes' } }])

  await press('Eliminar la nota')
  await sees(dialog('¿Eliminar esta nota?').getByText('Su hermana retira los sábados'))
  answers(removeClientNote, { ok: true })
  await press('Eliminar')
  await expect.poll(() => received(removeClientNote)).toMatchObject([{ params: { id: idOf(90) } }])
})

test('others read it only', async () => {
  await show([aNote({ mayChange: false })])
  await sees('Su hermana retira los sábados')
  await isGone(button('Cambiar la nota'))
  await isGone(button('Eliminar la nota'))
})

test('who only reads is offered nothing to write', async () => {
  await show([], { me: { duties: ['reader'] } })
  await sees('Todavía no hay notas sobre este cliente')
  await isGone(button('Escribir nota'))
})

test('older ones are counted, and come when they are asked for', async () => {
  await show([aNote()], {}, 3)
  await sees(button('Ver 2 notas anteriores'))
  listed([aNote({ id: idOf(80), text: 'Llamar por la tarde' })])
  await press('Ver 2 notas anteriores')
  await sees('Llamar por la tarde')
  expect(received(listClientNotes).at(-1)?.query).toEqual({ before: idOf(90) })
})

test('the newest one is said where the client is served, with the way to the others', async () => {
  listed([aNote()], 3)
  await renderScreen(<NewestNote client={ANA} />, { role: 'administrator' })
  await sees('Su hermana retira los sábados')
  await expect.element(link('Ver 2 notas más')).toHaveAttribute('href', expect.stringContaining('view=notes'))
})

test('on a phone a note of 1,000 letters without a space stays inside', async () => {
  await show([aNote({ text: 'x'.repeat(1_000) })], { width: 360 })
  await sees(page.getByText(/xxxx/))
  expect(whatSticksOut()).toEqual([])
})
