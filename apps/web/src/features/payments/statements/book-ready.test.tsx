import { listCompanyAccounts } from '@app/contract/company.contract'
import { listUnidentified } from '@app/contract/payments.contract'
import { getRecentRuns, getRun, previewRun, type Run, startRun } from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { aRun, doneRun, RUN_ID, runningRun } from '../../../testing/given-runs.ts'
import { BANK, READY, UNSURE, waiting } from '../../../testing/given-statements.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, isGone, link, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { UnidentifiedLines } from './unidentified-lines.tsx'

async function opened(lines = [READY, UNSURE], stage: Stage = {}) {
  waiting(lines)
  answers(listCompanyAccounts, [{ ...BANK, isMain: true }])
  answers(getRecentRuns, { runs: [] })
  await renderScreen(<UnidentifiedLines />, { role: 'administrator', at: '/finances/pagos?view=unidentified', ...stage })
}

/** As many as the page says would be booked, and one line that nobody knows. */
const ofLines = (changes: Partial<Run> = {}) => ({
  ...{ act: 'bookStatementLines' as const, amountInCents: 4_070 },
  counts: { total: 2, waiting: 1, done: 0, unchanged: 0, refused: 1 },
  reasons: [{ code: 'nobodyNamed', count: 1, examples: [{ id: UNSURE.id, code: 'TRX-22' }] }],
  ...changes,
})
const booked = { total: 2, waiting: 0, done: 1, unchanged: 0, refused: 1 }

test('what is ready is booked by one press, and the page says what came of it', async () => {
  await opened()
  answers(previewRun, aRun(ofLines()))
  answers(startRun, runningRun(0, ofLines()))
  answers(getRun, runningRun(0, ofLines()))
  await sees(button('Registrar la lista'))
  answers(getRecentRuns, { runs: [runningRun(0, ofLines())] })
  await press('Registrar la lista')
  await sees(/Registrar lo listo del extracto · 1 de 2/)
  await isGone(button('Registrar la lista'))
  expect(received(previewRun)).toMatchObject([{ body: { act: 'bookStatementLines', filter: {} } }])
  expect(received(startRun)).toMatchObject([{ params: { id: RUN_ID } }])

  const ended = doneRun(ofLines({ counts: booked, undoableUntil: '2036-01-05T12:10:00.000Z' }))
  const asked = received(listUnidentified).length
  answers(getRecentRuns, { runs: [ended] })
  answers(getRun, ended)

  await sees(/Registrados: 1 · Por identificar: 1/)
  await expect.poll(() => received(listUnidentified).length).toBeGreaterThan(asked)
  await press('Ver')
  await sees(dialog('Registrar lo listo del extracto'))
  await sees(/No nombran a nadie/)
  await expect.element(link('TRX-22')).toHaveAttribute('href', '/finances/pagos?view=lines&q=TRX-22')
  await sees(button('Deshacer'))
  expect(whatSticksOut()).toEqual([])
})

test('where something else is ready by then, it is shown before anything is booked', async () => {
  await opened()
  const reasons = [{ code: 'billSettled', count: 2, examples: [{ id: READY.id, code: '2026-01-05' }] }]
  answers(previewRun, aRun(ofLines({ counts: { total: 2, waiting: 0, done: 0, unchanged: 0, refused: 2 }, reasons })))
  answers(getRun, aRun(ofLines({ counts: { total: 2, waiting: 0, done: 0, unchanged: 0, refused: 2 }, reasons })))
  await press('Registrar la lista')
  await sees(dialog('Registrar lo listo del extracto'))
  await sees(/Su nota de cobro ya está pagada o anulada/)
  await expect.element(link('2026-01-05')).toHaveAttribute('href', '/finances/pagos?view=lines&from=2026-01-05&to=2026-01-05')
  expect(received(startRun)).toEqual([])
})

test('a start that is refused is said, and what is ready is still offered', async () => {
  await opened()
  answers(previewRun, aRun(ofLines()))
  refuses(startRun, 'runOver')
  await press('Registrar la lista')
  await sees(/Esto se canceló: empieza de nuevo/)
  await sees(button('Registrar la lista'))
})

test('who may not take payments is offered nothing to book', async () => {
  await opened([READY], { me: { duties: ['reader'] } })
  await sees('Lista')
  await isGone(button('Registrar la lista'))
})

test('what is ready, or an account, is seen alone, and booked alone', async () => {
  await opened()
  await choose('Qué se ve', 'Por decidir')
  await expect.poll(() => received(listUnidentified).at(-1)?.query).toMatchObject({ isReady: 'false' })
  await choose('Qué se ve', 'Todo')
  await choose('Cuenta', BANK.name)
  await expect.poll(() => received(listUnidentified).at(-1)?.query).toEqual({ accountId: BANK.id, page: '1', limit: '100' })
  answers(previewRun, aRun(ofLines({ counts: { total: 0, waiting: 0, done: 0, unchanged: 0, refused: 0 }, reasons: [] })))
  await press('Registrar la lista')
  await expect.poll(() => received(previewRun)).toMatchObject([{ body: { filter: { accountId: BANK.id } } }])
})

test('a filter that finds nothing says so, and is taken away', async () => {
  await opened([], { at: '/finances/pagos?view=unidentified&isReady=true' })
  await sees('Nada coincide con los filtros')
  await press('Quitar los filtros')
  await sees('Nada por identificar')
})
