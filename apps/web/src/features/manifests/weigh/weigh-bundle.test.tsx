import { confirmBundleWeights } from '@app/contract/prices.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anArrivedBundle } from '../../../testing/given-bundles.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { alert, box, button, isGone, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses, refusesOnce } from '../../../testing/server.ts'
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

test('a package that was lost on its way is not weighed, and says so', async () => {
  answers(confirmBundleWeights, { bundles: [] })
  const [here] = anArrivedBundle().orders
  const lost = { id: idOf(64), code: 'PED-000064', status: 'removed', outcome: 'lost' } as const
  await renderScreen(<WeighBundle bundle={{ ...anArrivedBundle(), orders: here ? [here, { ...here, ...lost }] : [] }} />, {
    role: 'administrator',
  })
  await sees('Perdido')
  await sees('1 de 2 perdido')
  await isGone(box(/PED-000064/))
  await write(FIELD, '2,5')
  await press('Confirmar 1 peso')
  await expect.poll(sent).toEqual([{ weights: [{ orderId: idOf(62), weightInGrams: 2_500 }] }])
})

test('the same weight, read and sent again, is taken without a reason', async () => {
  answers(confirmBundleWeights, { bundles: [] })
  refusesOnce(confirmBundleWeights, 'weightDoubtful', { ids: [idOf(62)], weights: [DOUBT] })
  await renderScreen(<WeighBundle bundle={anArrivedBundle()} />, { role: 'administrator' })
  await write(FIELD, '2,9')
  await press('Confirmar 1 peso')
  await sees(/Vuelve a pesar: si sale igual, se acepta/)
  await press('Confirmar 1 peso')

  const weights = [{ orderId: idOf(62), weightInGrams: 2_900 }]
  await expect.poll(sent).toEqual([{ weights }, { weights }])
  await isGone('Este peso no cuadra')
})

test('what was said of one weight is gone with another; a few grams up or down are the same', async () => {
  await weighedDoubtfully()
  await write(FIELD, '2,92')
  await sees('Este peso no cuadra')
  await write(FIELD, '2,93')
  await isGone('Este peso no cuadra')
})

test('a weight past its category says what the category allows, on the narrowest phone, dark and in English', async () => {
  const past = { ...DOUBT, weightInGrams: 4_200, known: null, maxWeightInGrams: 4_000 }
  refuses(confirmBundleWeights, 'weightDoubtful', { ids: [idOf(62)], weights: [past] })
  const stage = { role: 'administrator', width: 360, theme: 'dark', language: 'en' } as const
  await renderScreen(<WeighBundle bundle={anArrivedBundle()} />, stage)
  await write(FIELD, '4.2')
  await press('Confirm 1 weight')

  await sees(alert().getByText(/4\.20\skg.*4\.00\skg/))
  expect(whatSticksOut()).toEqual([])
})

test('undoing that is refused says why, and the weights stay', async () => {
  refuses(confirmBundleWeights, 'bundleActionNotAllowed', { ids: [idOf(60)], because: ['anyOrderBilled'], next: [] })
  await renderScreen(<WeighBundle bundle={anArrivedBundle({ status: 'inWarehouseUIO', allowedActions: ['undoWeights'] })} />, {
    role: 'administrator',
  })
  await press('Deshacer el pesaje')

  await sees(page.getByRole('region', { name: 'Avisos' }).getByText(/Uno de sus paquetes ya está facturado\./))
  await sees(button('Deshacer el pesaje'))
})
