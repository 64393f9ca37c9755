import { getText, listTextVersions, type PublishedText, saveText } from '@app/contract/consents.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, isRefused, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { TextsView } from './texts-view.tsx'

const AT = '2026-11-20T15:00:00.000Z'
const TERMS: PublishedText = {
  ...{ kind: 'terms', version: 2, hash: 'a'.repeat(64), createdAt: AT, spanish: 'Hola.', english: 'Hello.' },
  publisher: { tradeName: 'Puente', legalName: 'Puente S.A.', ruc: '1790011674001', address: 'Quito', phone: '' },
}
const version = (number: number, name: string | null) => ({
  ...{ id: idOf(number), kind: 'terms' as const, version: number, hash: 'a'.repeat(64), createdAt: AT },
  actor: name === null ? null : { name },
})

function prepare() {
  answers(getText, ({ params }) => ({ ...TERMS, kind: params?.kind ?? 'terms' }))
  answers(listTextVersions, [version(2, 'Ana Mora'), version(1, null)])
}

test('both languages are saved as what follows the version that was edited', async () => {
  prepare()
  answers(saveText, { kind: 'terms', version: 3, hash: 'b'.repeat(64), createdAt: AT })
  await renderScreen(<TextsView />, { role: 'administrator' })
  await write('En español', 'Hola, nuevo.')
  await write('En inglés', 'Hello, new.')
  await press('Guardar como versión 3')
  await expect
    .poll(() => received(saveText))
    .toMatchObject([{ params: { kind: 'terms' }, body: { spanish: 'Hola, nuevo.', english: 'Hello, new.', follows: 2 } }])
})

test('one language alone is not saved', async () => {
  prepare()
  await renderScreen(<TextsView />, { role: 'administrator' })
  await write('En inglés', '')
  await press('Guardar como versión 3')
  await isRefused(box('En inglés'), 'Este campo es obligatorio.')
  expect(received(saveText)).toEqual([])
})

test('every version can be opened, with who saved it', async () => {
  prepare()
  await renderScreen(<TextsView />, { role: 'administrator', width: 360 })
  await expect.element(link('Versión 1')).toHaveAttribute('href', '/terminos?version=1')
  await sees(/^Ana Mora, /)
  await sees('Texto inicial de la aplicación')
  expect(whatSticksOut()).toEqual([])
  await page.getByText('Privacidad').click()
  await expect.element(link('Versión 1')).toHaveAttribute('href', '/privacidad?version=1')
})
