import { confirmBundleWeights } from '@app/contract/prices.contract'
import { expect, test } from 'vitest'
import { anArrivedBundle } from '../../testing/given-bundles.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { alert, box, button, isGone, press, sees, write } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { WeighBundle } from './weigh-bundle.tsx'

const DOUBT = {
  orderId: idOf(62),
  code: 'PED-000062',
  weightInGrams: 2_900,
  known: { of: 'warehouse', inGrams: 2_500, mostDifferenceInGrams: 250 },
  maxWeightInGrams: null,
}
const sent = () => received(confirmBundleWeights).map(({ body }) => body)
const FIELD = /PED-000062/

async function weighedDoubtfully() {
  refuses(confirmBundleWeights, 'weightDoubtful', { ids: [idOf(62)], weights: [DOUBT] })
  await renderScreen(<WeighBundle bundle={anArrivedBundle()} />, { role: 'administrator' })
  await write(FIELD, '2,9')
  await press('Confirmar 1 peso')
  await sees('Este peso no cuadra')
}

test('a weight that does not fit is shown with its figures, and confirmed by one key that says why', async () => {
  await weighedDoubtfully()
  await sees(alert().getByText(/Miami pesó 2,50\skg y Quito 2,90\skg\./))
  answers(confirmBundleWeights, { bundles: [] })
  await press('Se reempacó o se mojó')

  const weight = { orderId: idOf(62), weightInGrams: 2_900 }
  await expect
    .poll(sent)
    .toEqual([{ weights: [weight] }, { weights: [{ ...weight, confirmed: { reason: 'repacked', note: '' } }] }])
  await isGone('Este peso no cuadra')
})

test('another reason needs a note', async () => {
  await weighedDoubtfully()
  await expect.element(button('Otro motivo')).toBeDisabled()
  await write('Nota (para otro motivo)', 'La caja venía abierta.')
  await expect.element(button('Otro motivo')).toBeEnabled()
})

test('it can be weighed again', async () => {
  await weighedDoubtfully()
  answers(confirmBundleWeights, { bundles: [] })
  await box(FIELD).fill('2,5')
  await press('Confirmar 1 peso')

  await expect.poll(() => sent().at(-1)).toEqual({ weights: [{ orderId: idOf(62), weightInGrams: 2_500 }] })
})

test('the weighing of the day is undone by a button, where it may be', async () => {
  answers(confirmBundleWeights, { bundles: [] })
  await renderScreen(<WeighBundle bundle={anArrivedBundle({ status: 'inWarehouseUIO', allowedActions: ['undoWeights'] })} />, {
    role: 'administrator',
  })
  await press('Deshacer el pesaje')

  await expect.poll(sent).toEqual([{ undo: true, bundleIds: [idOf(60)] }])
})
