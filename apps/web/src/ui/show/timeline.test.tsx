import type { TakenWeightDoubt } from '@app/contract/fields/weight-confirmation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { A_WEIGHT_DOUBT } from '../../testing/given-orders.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sees } from '../../testing/screen.ts'
import { Timeline } from './timeline.tsx'

const actor = { name: 'Carla Mora', role: 'administrator' as const }
const entry = {
  id: idOf(80),
  at: '2026-11-20T15:00:00.000Z',
  action: 'confirmWarehouse',
  from: null,
  to: null,
  actor,
  fileIds: [],
  removedValues: [],
  shareInPercent: null,
}
const show = (weightDoubt: TakenWeightDoubt | null) =>
  renderScreen(<Timeline entries={[{ ...entry, place: 'MIA', note: '', weightDoubt }]} />)
const history = () => page.getByRole('list', { name: 'Historia' })

test('a doubtful weight that was taken is told with its figures and why', async () => {
  await show(A_WEIGHT_DOUBT)
  await sees(history().getByText(/Se anunció 0,50\skg y pesó 3,00\skg\. Segunda lectura\./))
})

test('one above its category says so', async () => {
  await show({ ...A_WEIGHT_DOUBT, maxWeightInGrams: 2_000 })
  await sees(history().getByText(/Pesó 3,00\skg; su categoría permite 2,00\skg\./))
})

test('of any other weight nothing is told', async () => {
  await show(null)
  await expect.element(history()).not.toHaveTextContent('Segunda lectura')
})

test('what was said and is removed has a sentence in its place', async () => {
  await renderScreen(<Timeline entries={[{ ...entry, place: 'MIA', note: '', weightDoubt: null, removedValues: ['note'] }]} />)
  await sees(history().getByText('Lo que decía se retiró para cuidar los datos de las personas (valor retirado).'))
})
