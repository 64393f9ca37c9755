import {
  addSavedView,
  listSavedViews,
  removeSavedView,
  type SavedView,
  updateSavedView,
} from '@app/contract/saved-views.contract'
import { listOwnClients, listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/given-list.ts'
import { aUser } from '../../testing/given-users.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import {
  box,
  dialog,
  hasFocus,
  isGone,
  isRefused,
  item,
  link,
  press,
  sees,
  tick,
  whatSticksOut,
  write,
} from '../../testing/screen.ts'
import { answers, isAsked, received, refuses, refusesOnce } from '../../testing/server.ts'
import { ChooseClient } from './choose-client.tsx'

const IN_QUITO: SavedView = {
  ...{ id: idOf(80), version: 1, createdAt: NOW, updatedAt: NOW, screen: '/', name: 'Los de Quito', isDefault: false },
  ...{ query: { q: 'Quito' }, isShared: false, sharedBy: null },
}
async function show(views: SavedView[] = [], stage: Stage = {}): Promise<void> {
  answers(listSavedViews, views)
  answers(listUsers, aPage([aUser()]))
  await renderScreen(<ChooseClient />, { role: 'administrator', ...stage })
  await sees(page.getByText('ana@example.com'))
}

test('a view wants a name, is saved once as the list stands, and is a tab from then on', async () => {
  await show()
  await page.getByRole('searchbox').fill('Ana')
  await expect.poll(() => location.search).toBe('?q=Ana')
  await press('Guardar como vista nueva…')
  await hasFocus(box('Nombre'))
  await press('Guardar vista')
  await isRefused(box('Nombre'), 'Este campo es obligatorio.')
  answers(addSavedView, { ...IN_QUITO, name: 'Anas', query: { q: 'Ana' } })
  answers(listSavedViews, [{ ...IN_QUITO, name: 'Anas', query: { q: 'Ana' } }])
  await write('Nombre', '  Anas ')
  await tick('Abrir esta pantalla con esta vista').click()
  await press('Guardar vista')
  await sees('Vista «Anas» guardada.')
  await isAsked(addSavedView)
  await expect.poll(() => received(addSavedView)[0]?.body).toMatchObject({ name: 'Anas', isDefault: true, query: { q: 'Ana' } })
  await expect.element(link(/^Anas/)).toHaveAttribute('aria-current', 'page')
})

test('a name that is taken is refused at its field, which keeps it and the focus', async () => {
  await show([IN_QUITO])
  refuses(addSavedView, 'savedViewNameTaken')
  await press('Guardar como vista nueva…')
  await write('Nombre', 'Los de Quito')
  await press('Guardar vista')
  await expect.element(box('Nombre')).toHaveAttribute('aria-invalid', 'true')
  await hasFocus(box('Nombre'))
  await sees(dialog('Guardar esta vista'))
})

test('one is chosen, changed, saved anew and taken away', async () => {
  await show([IN_QUITO])
  await link('Los de Quito').click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('Quito')
  await page.getByRole('searchbox').fill('Guayaquil')
  await sees('· con cambios')
  answers(updateSavedView, { ...IN_QUITO, version: 2, query: { q: 'Guayaquil' } })
  await press('Más de la vista Los de Quito')
  await item('Guardar los cambios en «Los de Quito»').click()
  await sees('Cambios guardados en «Los de Quito».')
  answers(removeSavedView, { ok: true })
  answers(listSavedViews, [])
  await press('Más de la vista Los de Quito')
  await item('Eliminar esta vista').click()
  await sees('Vista «Los de Quito» eliminada.')
  await isGone(link(/^Los de Quito/))
})

test('a client is found and opened as a page of their own; nobody found says so; an error is asked again', async () => {
  await show()
  await page.getByText('ana@example.com').click()
  expect(location.search).toBe(`?client=${idOf(1)}`)
  answers(listUsers, aPage([]))
  await page.getByRole('searchbox').fill('zzz')
  await sees('No encontramos «zzz»')
  refusesOnce(listUsers, 'roleNotAllowed')
  await page.getByRole('searchbox').fill('yyy')
  await press('Intentar de nuevo')
  await sees('No encontramos «yyy»')
})

test('an associate sees their own clients, without a column of associates, on the narrowest phone in English', async () => {
  answers(listSavedViews, [])
  answers(
    listOwnClients,
    aPage([aUser({ lastName: 'Wolfeschlegelsteinhausenbergerdorff', email: `${'a'.repeat(60)}@correo.test` })]),
  )
  await renderScreen(<ChooseClient />, { role: 'associate', width: 360, language: 'en', theme: 'dark' })
  await sees(/Wolfeschlegel/)
  await expect.poll(() => received(listOwnClients)).toHaveLength(1)
  expect(whatSticksOut()).toEqual([])
})
