// What is ticked of a proposal is made by one run of the server.
import { suggestBundles } from '@app/contract/bundle-suggestion.contract'
import {
  cancelRun,
  getRecentRuns,
  getRun,
  getRunItems,
  getRunLabels,
  getRunPickList,
  previewRun,
  type RunItem,
  startRun,
} from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  AT,
  aProposed,
  counts,
  LIST,
  list,
  listed,
  makes,
  prepared,
  runOfTwo,
  SUGGESTED,
} from '../../../testing/given-proposals.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, heading, isGone, link, press, says, sees } from '../../../testing/screen.ts'
import { answers, holds, isAsked, received, refuses } from '../../../testing/server.ts'
import { ProposalView } from './proposal-view.tsx'

const PDF = { name: 'papel.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) }

async function made() {
  prepared()
  makes()
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
}

test('what is ticked is made by one run, whose labels and packages by shelf are printed', async () => {
  await made()
  await sees(heading('Qué hacer con los 2 bultos que creaste'))
  expect(received(previewRun).map(({ body }) => body)).toEqual([
    { act: 'createBundles', values: { bundles: [{ orderIds: [idOf(90)] }, { orderIds: [idOf(91)] }] } },
  ])
  expect(new URLSearchParams(location.search).get('made')).toBe(LIST)
  for (const paper of [getRunLabels, getRunPickList]) answers(paper, PDF)
  await press('Etiquetas (2)')
  await press('Lista de preparación')
  await expect.poll(() => received(getRunLabels)).toMatchObject([{ params: { id: LIST } }])
  await expect.poll(() => received(getRunPickList)).toMatchObject([{ params: { id: LIST } }])
})

test('from the press on it says of how many', async () => {
  prepared()
  makes()
  const release = holds(previewRun)
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
  await sees('0 de 2')
  release()
  await sees(heading('2 bultos creados.'))
})

test('few are named at once', async () => {
  prepared()
  makes()
  answers(getRunItems, ({ query }) => ({ items: query?.result === 'done' ? [listed(30), listed(31)] : [], next: null }))
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
  await expect.element(link('BUL-000030')).toHaveAttribute('href', `/operations/detallesporconsolidacion?open=${idOf(30)}`)
  await sees(link('BUL-000031'))
})

test('while it is made it says how far it is, and can be ended: what is left stays', async () => {
  prepared()
  makes()
  const running = runOfTwo({ state: 'running', endedAt: null, counts: counts(1, { total: 2, done: 1 }) })
  answers(startRun, running)
  answers(getRun, running)
  answers(cancelRun, running)
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
  await sees('1 de 2')
  await isGone(heading(/^Qué hacer con/))
  await press('Detener')
  await isAsked(cancelRun)
  const item = { id: idOf(71), record: { id: idOf(91), code: 'ORD-000091' }, result: 'waiting' } as const
  makes({ ...running, state: 'cancelled', cancelledAt: AT }, [listed(91, item)])
  await sees(heading('1 bulto creado.'))
  await sees(heading('Qué hacer con el bulto que creaste'))
  await sees(button('Crear 1 bulto'))
})

test('what is refused says why at its line, with the package in the way, and the others are made', async () => {
  prepared()
  const refusal: Partial<RunItem> = { result: 'refused', reason: 'orderAlreadyBundled', details: { ids: [idOf(91)] } }
  const one = runOfTwo({ counts: { total: 2, waiting: 0, done: 1, unchanged: 0, refused: 1 } })
  makes(one, [listed(91, { record: { id: idOf(91), code: 'ORD-000091' }, ...refusal })])
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
  await sees(heading('1 bulto creado. 1 no se pudo crear: mira por qué abajo.'))
  await says(page.getByRole('listitem', { name: 'Propuesto 2, Ana Paredes' }), /Un pedido ya está en otro bulto.*ORD-000091/)
  await isGone(page.getByRole('listitem', { name: 'Propuesto 1, Ana Paredes' }))
})

test('what is made afterwards stands with what was made before', async () => {
  await made()
  await sees(heading('Qué hacer con los 2 bultos que creaste'))
  const both = list(3, idOf(84))
  const later = runOfTwo({ id: idOf(85), counts: { total: 1, waiting: 0, done: 1, unchanged: 0, refused: 0 } })
  answers(suggestBundles, { ...SUGGESTED, bundles: [aProposed(92)], packages: 1 })
  await press('Calcular de nuevo')
  answers(previewRun, ({ body }) => (body?.act === 'createBundles' ? later : both))
  answers(startRun, later)
  answers(getRun, ({ params }) => [both, later].find(({ id }) => id === params?.id) ?? runOfTwo())
  await press('Crear 1 bulto')
  await sees(heading('Qué hacer con los 3 bultos que creaste'))
  expect(received(previewRun).at(-1)?.body).toEqual({ act: 'printBundles', of: [LIST, later.id] })
})

test('whoever comes back while it is made reads how far it is', async () => {
  prepared([])
  const running = runOfTwo({ state: 'running', endedAt: null, counts: counts(563, { total: 1_000, waiting: 437, done: 563 }) })
  answers(getRun, running)
  answers(getRecentRuns, { runs: [running] })
  await renderScreen(<ProposalView />, { role: 'administrator', at: `/x?made=${LIST}` })
  await sees(/Crear bultos · 563 de 1\.000/)
  await isGone(heading(/^Qué hacer con/))
})

test('whoever comes back later finds the run, and prints of it', async () => {
  prepared([])
  answers(getRun, runOfTwo())
  answers(getRecentRuns, { runs: [runOfTwo()] })
  for (const paper of [getRunLabels, getRunPickList]) answers(paper, PDF)
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Ver')
  await press('Etiquetas')
  await press('Lista de preparación')
  await expect.poll(() => received(getRunLabels)).toMatchObject([{ params: { id: LIST } }])
  await expect.poll(() => received(getRunPickList)).toMatchObject([{ params: { id: LIST } }])
})

test('an associate prints the labels of theirs; who labels nothing prints nothing', async () => {
  const back = async (stage: Stage) => {
    prepared([])
    answers(getRun, runOfTwo())
    answers(getRecentRuns, { runs: [runOfTwo()] })
    await renderScreen(<ProposalView />, stage)
    await press('Ver')
    await sees('Creados')
  }
  await back({ role: 'associate' })
  await sees(button('Etiquetas'))
  await isGone(button('Lista de preparación'))
  await back({ role: 'administrator', me: { duties: ['reader'] } })
  await isGone(button('Etiquetas'))
  await isGone(button('Lista de preparación'))
})

test.each(['preview', 'start'] as const)('where the %s is refused nothing is made, and it says why', async (step) => {
  prepared()
  makes()
  refuses(step === 'preview' ? previewRun : startRun, 'permissionMissing')
  await renderScreen(<ProposalView />, { role: 'administrator' })
  await press('Crear 2 bultos')
  await sees(/Esto no está entre tus funciones/)
  await sees(button('Crear 2 bultos'))
})
