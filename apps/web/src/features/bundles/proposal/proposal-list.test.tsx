// A long proposal: a line for each bundle, narrowed by who, how long it waits and what was promised; only what is seen is made.
import { suggestBundles } from '@app/contract/bundle-suggestion.contract'
import { listManifests } from '@app/contract/manifests.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { getRecentRuns, getRun, getRunItems, previewRun, startRun } from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../../testing/given-list.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { doneRun } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, isGone, key, list, press, says, sees, turn, whatSticksOut } from '../../../testing/screen.ts'
import { answers, isAsked, received } from '../../../testing/server.ts'
import { ProposalView } from './proposal-view.tsx'

const DIEGO = { id: idOf(2), code: 'diego', name: 'Diego Loor' }
const cedula = (number: number) => `17100${String(number).padStart(5, '0')}`
const proposed = (number: number, { weightInGrams = 1_000, warnings = [] as string[] } = {}) => ({
  ...{ category: 'B' as const, isSpecial: false, warnings, weightInGrams, valueWithTaxInCents: 5_350 },
  consignee: {
    ...{ authorizedNameId: null, identificationType: 'cedula' as const },
    ...{ name: `Persona ${number}`, identification: cedula(number) },
  },
  orderIds: [idOf(number)],
  orders: [
    {
      ...{ id: idOf(number), code: `ORD-${number}`, description: `Cosa ${number}`, weightInGrams, productValueInCents: 5_000 },
      ...{ client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' }, associate: number % 2 === 0 ? DIEGO : null },
      ...{ intakeAt: '2026-01-02T15:00:00.000Z', promisedDate: number < 20 ? '2026-01-09' : '2026-01-16' },
    },
  ],
})

async function show(count: number, stage: Stage = {}, bundles = Array.from({ length: count }, (_, at) => proposed(at + 1))) {
  answers(listRetailParameters, someParameters())
  answers(getRecentRuns, { runs: [] })
  answers(suggestBundles, {
    ...{ bundles, leftOut: [], packages: count, declarations: count, declarationsAlone: count },
    ...{ lowerBound: count, isProvenOptimal: true, savesInCents: 0 },
  })
  await renderScreen(<ProposalView />, { role: 'administrator', ...stage })
}

const search = page.getByRole('searchbox')
const bundle = (name: string) => page.getByRole('listitem', { name })
const heightOf = (name: string): number => bundle(name).element().getBoundingClientRect().height

test('a thousand are lines of 36 pixels, a hundred at once, with all that decides on each', async () => {
  await show(1_000)
  await sees(bundle('Propuesto 1, Persona 1'))
  expect(heightOf('Propuesto 1, Persona 1')).toBeLessThanOrEqual(37)
  await says(
    bundle('Propuesto 1, Persona 1'),
    /1710000001.*ORD-1 Cosa 1.*1,00\skg \/ 4,00\skg.*\$53,25 \/ \$400,00.*\d días.*9\sene/,
  )
  await isGone(bundle('Propuesto 101, Persona 101'))
  await press('Ver 900 más')
  await sees(bundle('Propuesto 101, Persona 101'))
  expect(whatSticksOut()).toEqual([])
})

test('a promise that has passed says so', async () => {
  await show(30)
  await says(bundle('Propuesto 1, Persona 1'), /9\sene.* ya pasó/)
})

test('a press opens one, by keyboard too; all of them open at once', async () => {
  await show(30)
  await isGone(list('Dónde va ORD-1'))
  await press(/Propuesto 1 Persona 1 /)
  await sees(list('Dónde va ORD-1'))
  await isGone(list('Dónde va ORD-2'))
  await key('{Enter}')
  await isGone(list('Dónde va ORD-1'))
  await turn('Mostrar paquetes')
  await sees(list('Dónde va ORD-30'))
})

test('of few the packages show at once', async () => {
  await show(10)
  await sees(list('Dónde va ORD-10'))
})

test('what passes its limits is open, and said', async () => {
  await show(30, {}, [...Array.from({ length: 29 }, (_, at) => proposed(at + 1)), proposed(30, { weightInGrams: 4_001 })])
  await sees(list('Dónde va ORD-30'))
  await sees('Pasa el límite de la categoría B.')
  await isGone(list('Dónde va ORD-29'))
})

test('what customs may object to shows in the line', async () => {
  await show(30, {}, [proposed(1, { warnings: ['manyEqualItems'] }), ...Array.from({ length: 29 }, (_, at) => proposed(at + 2))])
  await says(bundle('Propuesto 1, Persona 1'), /1\saviso/)
})

test('it is narrowed by what was typed, by associate, wait and promise, in the address', async () => {
  await show(30)
  await search.fill('persona 1')
  await isGone(bundle('Propuesto 2, Persona 2'))
  await sees('Ves 11 de 30: solo se crean los que ves marcados.')
  await choose('Asociado', 'Diego Loor')
  await isGone(bundle('Propuesto 11, Persona 11'))
  await sees(bundle('Propuesto 12, Persona 12'))
  await choose('Prometido', '2026-01-09')
  await choose('Espera', '3 días o más')
  await sees(bundle('Propuesto 12, Persona 12'))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ q: 'persona 1', associateId: DIEGO.id, promisedBy: '2026-01-09', waits: '3' },
  })
  await search.fill('nadie')
  await sees('No encontramos «nadie»')
  await press('Quitar los filtros')
  await sees(bundle('Propuesto 30, Persona 30'))
  expect(location.search).toBe('')
})

test('an address opens it as narrowed and ordered as it was', async () => {
  await show(30, { at: '/x?q=persona&promisedBy=2026-01-16&order=promised' })
  await sees(bundle('Propuesto 30, Persona 30'))
  await expect.element(search).toHaveValue('persona')
  await expect.element(list('Orden')).toHaveValue('promised')
})

test('only what is seen is made, and only that is counted', async () => {
  await show(30)
  const made = doneRun({ act: 'createBundles', amountInCents: null, reasons: [] })
  for (const asked of [previewRun, startRun, getRun] as const) answers(asked, made)
  answers(getRunItems, { items: [], next: null })
  answers(listManifests, aPage([]))
  await search.fill('persona 30')
  await sees('Ves 1 de 30: solo se crean los que ves marcados.')
  await press('Crear 1 bulto')
  await isAsked(startRun)
  expect(received(previewRun)).toMatchObject([
    { body: { act: 'createBundles', values: { bundles: [{ orderIds: [idOf(30)] }] } } },
  ])
  await press('Borrar la búsqueda')
  await sees(button('Crear 29 bultos'))
})

test('ticking and unticking all means what is seen', async () => {
  await show(30)
  await search.fill('persona 30')
  await sees(button('Crear 1 bulto'))
  await press('Desmarcar todos')
  await search.fill('')
  await sees(button('Crear 29 bultos'))
})

test('it fits the narrowest phone, in English and dark', async () => {
  await show(30, { width: 360, language: 'en', theme: 'dark' })
  await sees(bundle('Proposed 1, Persona 1'))
  expect(whatSticksOut()).toEqual([])
})
