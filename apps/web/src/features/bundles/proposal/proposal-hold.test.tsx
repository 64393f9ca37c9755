// The proposal of bundles: a package that should wait is held back where that is noticed.
import { suggestBundles } from '@app/contract/bundle-suggestion.contract'
import { holdOrders, releaseOrders } from '@app/contract/order-actions.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { refetch } from '../../../api/refetch.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, hasFocus, isGone, key, list, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { ProposalView } from './proposal-view.tsx'

const ANA = { authorizedNameId: null, name: 'Ana Paredes', identificationType: 'cedula', identification: '1710034065' } as const
const ready = (number: number) => ({
  ...{ id: idOf(number), code: `ORD-0000${number}`, description: `Cosa ${number}`, weightInGrams: 1_000 },
  ...{ client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' }, associate: null, productValueInCents: 5_000 },
  ...{ intakeAt: '2026-01-02T15:00:00.000Z', promisedDate: '2026-01-09' },
})
const proposed = (...numbers: number[]) => ({
  ...{ consignee: ANA, category: 'B' as const, isSpecial: false, warnings: [] },
  ...{ orders: numbers.map(ready), orderIds: numbers.map(idOf) },
  ...{ weightInGrams: 1_000 * numbers.length, valueWithTaxInCents: 5_350 * numbers.length },
})
const held = () => received(holdOrders).map(({ body }) => body)

async function show(stage: Stage = {}, duties: Duty[] = ['warehouseMIA']): Promise<void> {
  answers(listRetailParameters, someParameters())
  answers(getRecentRuns, { runs: [] })
  answers(suggestBundles, {
    ...{ bundles: [proposed(90, 91, 92), proposed(93)], leftOut: [], packages: 4, declarations: 2, declarationsAlone: 4 },
    ...{ lowerBound: 2, isProvenOptimal: true, savesInCents: 4_000 },
  })
  answers(holdOrders, { orders: [anOrder()] })
  answers(releaseOrders, { orders: [anOrder()] })
  await renderScreen(<ProposalView />, { role: 'administrator', me: { duties }, ...stage })
}
/** Each of them proposed alone, or all in one declaration. */
const proposes = (bundles: ReturnType<typeof proposed>[]) =>
  answers(suggestBundles, {
    ...{ bundles, leftOut: [], packages: 3, declarations: bundles.length, declarationsAlone: 3 },
    ...{ lowerBound: bundles.length, isProvenOptimal: true, savesInCents: 0 },
  })
async function hold(code: string): Promise<void> {
  await press(`Dejar esperar ${code}`)
  await choose('Motivo', 'Espera a otro paquete')
  await dialog().getByRole('button', { name: 'Dejar esperar' }).click()
}

test('it leaves the proposal at once, and the toast brings it back where it was', async () => {
  await show()
  await sees(list('Dónde va ORD-000091'))
  await hold('ORD-000091')
  await sees('ORD-000091 queda en espera')
  await isGone(list('Dónde va ORD-000091'))
  expect(held()).toEqual([{ orderIds: [idOf(91)], reason: 'travelTogether', note: '', until: 'released' }])
  await press('Deshacer')
  await expect.poll(() => received(releaseOrders).map(({ body }) => body)).toEqual([{ orderIds: [idOf(91)] }])
  await expect.element(list('Dónde va ORD-000091')).toHaveValue('1')
})

test('by keyboard alone: the one beside it has the focus afterwards', async () => {
  await show()
  await sees(button('Dejar esperar ORD-000090'))
  ;(button('Dejar esperar ORD-000090').element() as HTMLElement).focus()
  await key('{Enter}')
  await sees(dialog('Dejar esperar ORD-000090'))
  ;(list('Motivo').element() as HTMLElement).focus()
  await choose('Motivo', 'Otro motivo: pregúntanos')
  await key('{Tab}{Tab}{Tab}{Tab}{Enter}')
  await isGone(dialog())
  expect(held()).toMatchObject([{ orderIds: [idOf(90)], reason: 'other' }])
  await hasFocus(list('Dónde va ORD-000091'))
})

test('the last one takes its bundle with it, and what was moved out may wait too', async () => {
  await show()
  await choose('Dónde va ORD-000092', 'Dejar fuera')
  await hold('ORD-000093')
  await isGone('Bulto 2')
  await hold('ORD-000092')
  await isGone(list('Dónde va ORD-000092'))
  await sees(list('Dónde va ORD-000090'))
})

test('what refuses it is said in the dialog, and the package stays', async () => {
  await show()
  refusesOnce(holdOrders, 'orderActionNotAllowed', { ids: [idOf(91)], because: ['bundled'] })
  await hold('ORD-000091')
  await sees(dialog().getByRole('alert'))
  await press('Cancelar')
  await sees(list('Dónde va ORD-000091'))
})

test('who may not hold packages back finds no button: an associate, and a reader', async () => {
  await show({ role: 'associate' })
  await sees(list('Dónde va ORD-000090'))
  await isGone(button(/^Dejar esperar/))
  await show({}, ['reader'])
  await sees(list('Dónde va ORD-000090'))
  await isGone(button(/^Dejar esperar/))
})

test('others’ work brings a new proposal, but not over what is being arranged', async () => {
  await show()
  await sees(list('Dónde va ORD-000093'))
  const without = { bundles: [proposed(90, 91, 92)], leftOut: [], packages: 3, declarations: 1, declarationsAlone: 3 }
  answers(suggestBundles, { ...without, lowerBound: 1, isProvenOptimal: true, savesInCents: 4_000 })
  refetch(queryClient, ['bundleSuggestion'])
  await isGone(list('Dónde va ORD-000093'))
  await choose('Dónde va ORD-000092', 'Dejar fuera')
  answers(suggestBundles, { ...without, lowerBound: 1, isProvenOptimal: true, savesInCents: 4_001 })
  refetch(queryClient, ['bundleSuggestion'])
  await sees(/Otra persona cambió paquetes/)
  await expect.element(list('Dónde va ORD-000092')).toHaveValue('out')
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(button('Hold ORD-000090'))
  expect(whatSticksOut()).toEqual([])
})

test('where none can travel together it says so, and nothing of fewer declarations', async () => {
  answers(listRetailParameters, someParameters())
  answers(getRecentRuns, { runs: [] })
  proposes([proposed(90), proposed(91), proposed(92)])
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await sees('Cada paquete en su propia declaración: no se puede con menos.')
  proposes([proposed(90, 91, 92)])
  await renderScreen(<ProposalView />, { role: 'administrator', language: 'en' })
  await sees('With one declaration instead of 3: fewer is not possible.')
})
