// After the bundles of a proposal were made: labels, where their packages lie, onto a manifest, and back.
import { getRun, getRunItems, getRunLabels, previewRun, startRun } from '@app/contract/runs/runs.contract'
import type { Duty } from '@app/domain'
import { expect, test } from 'vitest'
import { AT, counts, LIST, list, listed, makes, OLDER, prepared } from '../../../testing/given-proposals.ts'
import { aRun } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, heading, isGone, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses, refusesOnce } from '../../../testing/server.ts'
import { ProposalView } from './proposal-view.tsx'

async function made(stage: Stage = {}, duties: Duty[] = ['warehouseMIA']) {
  prepared()
  makes()
  await renderScreen(<ProposalView />, { role: 'administrator', me: { duties }, ...stage })
  await press(stage.language === 'en' ? 'Create 2 bundles' : 'Crear 2 bultos')
}

/** Whoever comes back to the address. */
async function back(waiting: number, stage: Stage = {}, duties: Duty[] = ['warehouseMIA']) {
  prepared([])
  answers(getRun, list(waiting))
  const at = `/operations/consolidaciondepedidos?view=proposal&made=${LIST}`
  await renderScreen(<ProposalView />, { role: 'administrator', me: { duties }, at, ...stage })
}

test('once all of it is made, nothing more is offered to be made, and nothing is said of how few they are', async () => {
  await made()
  await sees(heading('Qué hacer con los 2 bultos que creaste'))
  await sees(button('Calcular de nuevo'))
  await isGone(button(/^Crear /))
  await isGone(/no se puede con menos|declaraci(ón|ones) en lugar/)
})

test('a reload finds it again, which they are, and says what cannot be printed any more', async () => {
  await back(1_000)
  await sees(heading('Qué hacer con los 1.000 bultos que creaste'))
  answers(getRunItems, {
    items: [listed(30)],
    next: null,
  })
  await press('Ver cuáles')
  await expect.element(link('BUL-000030')).toHaveAttribute('href', `/operations/detallesporconsolidacion?open=${idOf(30)}`)
  refuses(getRunLabels, 'bundleNotFound')
  await press('Etiquetas (1.000)')
  await sees('No encontramos ese bulto.')
})

test('a list that is too old, or another’s, offers nothing', async () => {
  prepared([])
  refuses(getRun, 'runNotFound')
  await renderScreen(<ProposalView />, { role: 'administrator', at: `/x?made=${LIST}` })
  await sees('Nada listo para consolidar')
  await isGone(button(/^Etiquetas/))
})

test('onto the newest open manifest or another, with what goes in and what does not before', async () => {
  await back(12)
  const run = aRun({
    ...{ id: idOf(81), act: 'putBundlesOnManifest', amountInCents: null },
    counts: { total: 12, waiting: 10, done: 0, unchanged: 1, refused: 1 },
    reasons: [{ code: 'bundleOnAnotherManifest', count: 1, examples: [{ id: idOf(30), code: 'BUL-000030' }] }],
  })
  answers(previewRun, run)
  answers(getRun, ({ params }) => (params?.id === run.id ? run : list(12)))
  await press('Cargar en MAN-000061…')
  await sees(dialog('Cargar 12 bultos en un manifiesto'))
  await choose('Manifiesto', 'MAN-000060 · 729-1 · lleva 1 bulto')
  refusesOnce(previewRun, 'manifestActionNotAllowed')
  await press('Ver qué cambia')
  await sees(/El manifiesto ya no permite esta acción/)
  await press('Ver qué cambia')
  await sees('Entran, después de los que ya lleva')
  await sees(/Un bulto ya está en otro manifiesto/)
  await sees('Se puede deshacer durante 10 minutos.')
  expect(received(previewRun).at(-1)?.body).toEqual({
    ...{ act: 'putBundlesOnManifest', values: { manifestId: OLDER.id }, of: LIST },
  })
  const done = { ...run, state: 'done' as const, startedAt: AT, endedAt: AT, counts: { ...run.counts, waiting: 0, done: 10 } }
  answers(startRun, done)
  answers(getRun, ({ params }) => (params?.id === run.id ? done : list(12)))
  await press('Cargar (10)')
  await sees('En el manifiesto')
})

test('without an open manifest it says so, and leads to where one is made', async () => {
  prepared([], [])
  answers(getRun, list(2))
  await renderScreen(<ProposalView />, { role: 'administrator', at: `/x?made=${LIST}` })
  await expect.element(link('No hay un manifiesto abierto: crear uno')).toHaveAttribute('href', '/operations/manifiestocarga')
})

test('undone, the ones on a manifest stay and are what is left to do something with', async () => {
  await back(2)
  const run = aRun({
    ...{ id: idOf(82), act: 'removeBundles', amountInCents: null, counts: counts(1, { total: 2, refused: 1 }) },
    reasons: [{ code: 'bundleOnAnotherManifest', count: 1, examples: [{ id: idOf(30), code: 'BUL-000030' }] }],
  })
  const done = { ...run, state: 'done' as const, startedAt: AT, endedAt: AT, counts: { ...run.counts, waiting: 0, done: 1 } }
  answers(previewRun, run)
  answers(getRun, ({ params }) => (params?.id === run.id ? run : list(2)))
  await press('Deshacer (2)')
  await sees(dialog('Deshacer bultos'))
  await sees(/Ya están en un manifiesto: primero quítalos de él/)
  await sees(/No se deshace con un clic/)
  answers(startRun, done)
  answers(getRun, ({ params }) => (params?.id === run.id ? done : list(1, params?.id)))
  await press('Deshacer (1)')
  await sees('Deshechos')
  answers(previewRun, list(1, idOf(83)))
  await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
  await sees(heading('Qué hacer con el bulto que creaste'))
  expect(received(previewRun).at(-1)?.body).toEqual({ act: 'printBundles', of: LIST })
})

test('who may not put on a manifest or undo finds no button; an associate prints and undoes their own', async () => {
  await back(2, {}, ['counter'])
  await sees(button('Etiquetas (2)'))
  await sees(button('Lista de preparación'))
  for (const name of [/^Cargar en/, /^Deshacer/]) await isGone(button(name))
  await back(2, {}, ['reader'])
  await sees(heading('Qué hacer con los 2 bultos que creaste'))
  await isGone(button(/^Etiquetas/))
  await back(2, { role: 'associate' })
  await sees(button('Deshacer (2)'))
  await sees(button('Etiquetas (2)'))
  for (const name of [/^Cargar en/, 'Lista de preparación']) await isGone(button(name))
})

test.each([360, 1280] as const)('fits %s px, in English and dark', async (width) => {
  await made({ width, language: 'en', theme: 'dark' })
  await sees(heading('What to do with the 2 bundles you made'))
  await sees(button('Put on MAN-000061…'))
  expect(whatSticksOut()).toEqual([])
})
