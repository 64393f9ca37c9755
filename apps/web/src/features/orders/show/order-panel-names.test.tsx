// What clients and staff call the same package.
import { getOrder } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, sees } from '../../../testing/screen.ts'
import { answers } from '../../../testing/server.ts'
import { OrderPanel } from './order-panel.tsx'

const HELD = {
  bundle: { id: idOf(30), code: 'BU-000030' },
  manifest: { id: idOf(35), code: 'MA-000035', guideNumber: null },
}

async function show(role: 'client' | 'administrator'): Promise<void> {
  answers(getOrder, anOrderInDetail(HELD))
  await renderScreen(<OrderPanel list={{ openId: idOf(10), close: () => undefined }} />, { role })
  await sees(dialog(role === 'client' ? /Audífonos inalámbricos/ : /OR-000010/))
}

const factOf = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

test('a client reads the thing in the head and its number beneath, and nothing of how the house works', async () => {
  await show('client')
  await expect.poll(() => factOf('Número')).toBe('OR-000010')
  for (const label of ['Bulto', 'Guía', 'Solicitud', 'Servicio', 'Asociado']) expect(factOf(label)).toBeUndefined()
  expect(document.body.textContent).not.toMatch(/BU-000030|MA-000035|SOL-/)
})

test('staff read the number in the head, and where the package is packed', async () => {
  await show('administrator')
  expect(factOf('Número')).toBeUndefined()
  await expect.poll(() => factOf('Bulto')).toBe('BU-000030')
  expect(factOf('Guía')).toBe('MA-000035')
})
