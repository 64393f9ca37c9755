import { setManifestCosts } from '@app/contract/manifest-costs/manifest-costs.contract'
import { expect, test } from 'vitest'
import { aManifest } from '../../../testing/given-manifests.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { button, field, isGone, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { ManifestCosts } from './manifest-costs.tsx'

const known = (amountInCents: number, note = '') => ({ amountInCents, note })
const SHIPPED = aManifest({ status: 'sended', allowedActions: ['setCosts'] })
const COSTED = {
  ...SHIPPED,
  costs: { freight: known(9_000, 'FAC-1'), customs: known(0), other: known(0), dutyPaid: known(16_000) },
}

test('costs that nobody knows yet are written down', async () => {
  answers(setManifestCosts, COSTED)
  await renderScreen(<ManifestCosts manifest={SHIPPED} />, { role: 'administrator' })
  await sees('Sus paquetes cuentan sin costo hasta tener los cuatro.')

  await press('Anotar costos')
  await field('Flete').fill('90')
  await field('Factura o referencia: Flete').fill('FAC-1')
  await press('Guardar costos')

  const unknown = { amountInCents: null, note: '' }
  await expect
    .poll(() => received(setManifestCosts).at(-1)?.body)
    .toEqual({ freight: known(9_000, 'FAC-1'), customs: unknown, other: unknown, dutyPaid: unknown })
})

test('known costs stand with their invoices', async () => {
  await renderScreen(<ManifestCosts manifest={COSTED} />, { role: 'administrator' })
  for (const words of [/^\$90,00/, 'FAC-1', /^\$160,00/]) await sees(words)
  await isGone('Sus paquetes cuentan sin costo hasta tener los cuatro.')
})

test('who reads no money sees nothing of them', async () => {
  await renderScreen(<ManifestCosts manifest={{ ...COSTED, costs: null }} />, { role: 'administrator' })
  await isGone('Costos del vuelo')
})

test('of one that was removed nothing is written down', async () => {
  await renderScreen(<ManifestCosts manifest={{ ...COSTED, allowedActions: [] }} />, { role: 'administrator' })
  await sees(/^\$90,00/)
  await isGone(button('Anotar costos'))
})

test('fits a phone, dark and in English', async () => {
  await renderScreen(<ManifestCosts manifest={SHIPPED} />, { role: 'administrator', width: 360, theme: 'dark', language: 'en' })
  await press('Note costs')
  await sees('Save costs')
  expect(whatSticksOut()).toEqual([])
})
