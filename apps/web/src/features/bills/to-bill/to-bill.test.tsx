import { getAccount } from '@app/contract/accounts.contract'
import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { type ClientToBill, listClientsToBill } from '@app/contract/billing/clients-to-bill.contract'
import { listOrdersOfClient } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { getRecentRuns, getRun, getRunBills, getRunPickList, previewRun, startRun } from '@app/contract/runs/runs.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { anOrder } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { CLIENT } from '../../../testing/given-payments.ts'
import { aRun, RUN_ID } from '../../../testing/given-runs.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, heading, isGone, link, press, sees, tick, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { ToBillPage } from './to-bill-page.tsx'

const LUZ: ClientToBill = {
  ...{
    id: CLIENT.id,
    client: CLIENT,
    packages: 3,
    weightInGrams: 4_250,
    totalInCents: 7_140,
    creditInCents: 500,
    debtInCents: 0,
  },
  ...{ oldestOn: '2025-11-01', oldestInDays: 9, withIncident: 1, toWeigh: 2 },
}
const BRUNO: ClientToBill = {
  ...{ ...LUZ, id: idOf(3), client: { id: idOf(3), code: 'ECU1003', name: 'Bruno Mena' }, packages: 1, totalInCents: 2_000 },
  ...{ creditInCents: 0, debtInCents: 300, withIncident: 0, toWeigh: 0, oldestInDays: 1 },
}
const TOTALS = { clients: 214, packages: 1_203, weightInGrams: 512_000, withIncident: 7 }
const NOTHING = { clients: 0, packages: 0, weightInGrams: 0, withIncident: 0 }
const RUN = aRun({
  ...{ act: 'billClients', amountInCents: 914_000, packages: 1_203 },
  counts: { total: 214, waiting: 213, done: 0, unchanged: 0, refused: 1 },
  reasons: [{ code: 'incidentsOpen', count: 1, examples: [{ id: idOf(91), code: 'UIO-00091' }] }],
})
const AT = '2026-01-05T12:00:00.000Z'
const DONE = {
  ...{ ...RUN, state: 'done' as const, startedAt: AT, endedAt: AT },
  counts: { total: 214, waiting: 0, done: 213, unchanged: 0, refused: 1 },
}

const PDF = { name: 'notas.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) }

function before(rows = [LUZ, BRUNO]) {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  answers(listClientsToBill, { ...aPage(rows, { total: rows.length && 214 }), totals: rows.length > 0 ? TOTALS : NOTHING })
}

async function opened(stage: Partial<Stage> = {}, rows = [LUZ, BRUNO]) {
  before(rows)
  await renderScreen(<ToBillPage />, { role: 'administrator', at: '/finances/por-facturar', ...stage })
}

test('says who waits, since when, what their bill will come to and what is left out', async () => {
  await opened()
  await sees(heading('Por facturar'))
  await expect.element(link('Luz Paz')).toHaveAttribute('href', `/operations/detalleporcliente?client=${CLIENT.id}`)
  await sees('$71,40')
  await sees('9 días')
  await sees('1 con novedad')
  await sees('2 sin pesar')
  await sees('a favor')
  await sees('debe')
})

test('all that match are billed in three clicks, with who is refused and why before', async () => {
  await opened()
  answers(previewRun, RUN)
  answers(startRun, DONE)
  answers(getRun, DONE)
  await press('Facturar (214)')
  await sees(dialog('Facturar'))
  await sees(/1\.203 paquetes · \$9\.140,00/)
  await sees(/Todos sus paquetes pesados tienen una novedad abierta/)
  await expect.element(link('UIO-00091')).toHaveAttribute('href', `/operations/detalleporcliente?client=${idOf(91)}`)
  expect(received(previewRun)).toMatchObject([{ body: { act: 'billClients', filter: {} } }])
  await press('Facturar a 213')
  await sees('Terminó')
  expect(received(startRun)).toMatchObject([{ params: { id: RUN_ID } }])
  await expect
    .element(link('Ver las notas de cobro'))
    .toHaveAttribute('href', '/finances/facturas-venta?view=pendingPayment&from=2026-01-05&to=2026-01-05')
})

test('afterwards the bills and the list by shelf are printed, also by whoever comes back', async () => {
  before()
  answers(getRecentRuns, { runs: [DONE] })
  answers(getRun, DONE)
  for (const paper of [getRunBills, getRunPickList]) answers(paper, PDF)
  await renderScreen(<ToBillPage />, { role: 'administrator', at: '/finances/por-facturar' })
  await press('Ver')
  await sees(dialog('Facturar'))
  await press('PDF de las notas')
  await press('Lista por estante')
  await expect.poll(() => received(getRunBills)).toMatchObject([{ params: { id: RUN_ID } }])
  await expect.poll(() => received(getRunPickList)).toMatchObject([{ params: { id: RUN_ID } }])
})

test('where nobody was billed there is nothing to print', async () => {
  const none = { ...DONE, counts: { total: 1, waiting: 0, done: 0, unchanged: 0, refused: 1 } }
  before()
  answers(getRecentRuns, { runs: [none] })
  answers(getRun, none)
  await renderScreen(<ToBillPage />, { role: 'administrator', at: '/finances/por-facturar' })
  await press('Ver')
  await sees(dialog('Facturar'))
  await isGone(button('Lista por estante'))
})

test('those that are chosen are billed by their ids', async () => {
  await opened()
  answers(previewRun, RUN)
  await tick('Seleccionar').nth(1).click()
  await press('Facturar (1)')
  await sees(dialog('Facturar'))
  expect(received(previewRun)).toMatchObject([{ body: { act: 'billClients', ids: [BRUNO.id] } }])
})

test('one client is billed by hand, package by package', async () => {
  await opened({}, [LUZ])
  answers(listOrdersOfClient, aPage([anOrder({ status: 'inWarehouseUIO' })]))
  answers(listRetailParameters, someParameters())
  answers(listAuthorizedNames, [])
  answers(getAccount, givenAccount({ creditInCents: 0 }))
  await press('Facturar')
  await sees(dialog('Facturar a Luz Paz'))
  await sees('1 de 1 elegido')
})

test('a client is searched', async () => {
  await opened()
  await page.getByRole('searchbox').fill('bruno')
  await expect.poll(() => received(listClientsToBill).at(-1)?.query).toMatchObject({ q: 'bruno' })
})

test('a house that cannot bill yet says so instead of a preview', async () => {
  await opened()
  refuses(previewRun, 'companyIncomplete')
  await press('Facturar (214)')
  await sees(/la empresa no completó sus datos/)
})

test('says where nothing waits', async () => {
  await opened({}, [])
  await sees('No hay nada por facturar')
})

test('what could not be loaded can be asked for again', async () => {
  hasNoSavedViews()
  answers(getRecentRuns, { runs: [] })
  refuses(listClientsToBill, 'roleNotAllowed')
  await renderScreen(<ToBillPage />, { role: 'administrator', at: '/finances/por-facturar' })
  await sees('Tu rol no permite hacer esto.')
  answers(listClientsToBill, { ...aPage([LUZ]), totals: TOTALS })
  await press('Intentar de nuevo')
  await sees('Luz Paz')
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await opened({ language: 'en', theme: 'dark', width })
  await sees(button('Bill (214)'))
  expect(whatSticksOut()).toEqual([])
})
