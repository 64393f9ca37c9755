import type { CustomsFigures, CustomsReport, QuotaReport } from '@app/contract/reports/reports.contract'
import { getCustomsReport, getQuotaReport } from '@app/contract/reports/reports.contract'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { heading, link, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ReportsPage } from './reports-page.tsx'

const DAYS = { from: '2026-01-01', to: '2026-01-01', before: { from: '2025-12-31', to: '2025-12-31' } }
const COURSE = [{ from: '2026-01-01', to: '2026-01-01', nowInCents: -1_600, beforeInCents: 500 }]
const DECLARED: CustomsFigures = {
  ...{ declarations: 2, packages: 3, weightInGrams: 6_000, declaredInCents: 21_000, collectedInCents: 2_000 },
  ...{ paidInCents: 3_600, differenceInCents: -1_600, unbilledPackages: 2, unpaidPackages: 0, unpaidCollectedInCents: 0 },
}
const CUSTOMS: CustomsReport = {
  ...{ ...DAYS, others: null, total: { now: DECLARED, before: DECLARED }, course: COURSE },
  groups: [{ key: idOf(61), name: 'MAN-61', now: DECLARED, before: DECLARED }],
}
const QUOTA: QuotaReport = {
  ...{ year: 2026, limitInCents: 160_000, closeFromInCents: 128_000, over: 1, close: 1 },
  consignees: [
    { identification: '1700000019', name: 'Rosa Andrade', usedInCents: 165_000, leftInCents: -5_000 },
    { identification: '1700000027', name: null, usedInCents: 130_000, leftInCents: 30_000 },
  ],
}

async function showCustoms(report: CustomsReport = CUSTOMS, quota: QuotaReport | null = QUOTA, stage: Partial<Stage> = {}) {
  answers(getCustomsReport, report)
  if (quota) answers(getQuotaReport, quota)
  await renderScreen(<ReportsPage />, { role: 'administrator', at: '/?view=customs', ...stage })
}

test('customs has what was collected beside what was paid, and opens the declarations of a manifest', async () => {
  await showCustoms()
  await sees(link('MAN-61'))
  expect(document.querySelector('tbody tr')?.textContent).toMatch(/\$210,00.*\$20,00\$36,00−\$16,00/)
  await link('MAN-61').click()
  await expect.poll(() => received(getCustomsReport).at(-1)?.query).toEqual({ by: 'bundle', manifestId: idOf(61) })
})

test('the declarations of a manifest open its bundles, its packages their orders', async () => {
  await showCustoms()
  await expect.element(link('2')).toHaveAttribute('href', `/operations/detallesporconsolidacion?manifestId=${idOf(61)}`)
  await expect.element(link('3')).toHaveAttribute('href', `/operations/estadodepedidos?manifestId=${idOf(61)}`)
})

test('a manifest of which nobody knows what customs was paid has no difference', async () => {
  const unpaid = { ...DECLARED, paidInCents: 0, differenceInCents: 0, unpaidPackages: 3, unpaidCollectedInCents: 2_000 }
  await showCustoms({
    ...CUSTOMS,
    groups: [{ key: idOf(61), name: 'MAN-61', now: unpaid, before: unpaid }],
    total: { now: unpaid, before: unpaid },
  })
  await sees(/^3 paquetes de manifiestos sin arancel pagado, con \$20,00 cobrado/)
  expect(document.querySelector('tbody tr')?.textContent).toMatch(/\$20,00———$/)
})

test('names who is over their yearly quota, or close to it', async () => {
  await showCustoms()
  await sees(heading('Cupo anual 2026'))
  await sees('Rosa Andrade · 1700000019')
  await sees('Pasado por $50,00')
  await sees('1700000027')
})

test('asks for the quota of the year of the days', async () => {
  await showCustoms(CUSTOMS, QUOTA, { at: '/?view=customs&from=2025-12-01&to=2025-12-31' })
  await sees(link('MAN-61'))
  await expect.poll(() => received(getQuotaReport).at(-1)?.query).toEqual({ year: '2025' })
})

test('says that nobody is close to their quota', async () => {
  await showCustoms(CUSTOMS, { ...QUOTA, over: 0, close: 0, consignees: [] })
  await sees('Ninguno se acerca a su cupo.')
})

test('without the quotas there is customs', async () => {
  refuses(getQuotaReport, 'roleNotAllowed')
  await showCustoms(CUSTOMS, null)
  await sees('Tu rol no permite hacer esto.')
  await sees(link('MAN-61'))
})

test.each([360, 1280] as const)('customs fits %s px, dark and in English', async (width) => {
  await showCustoms(CUSTOMS, QUOTA, { language: 'en', theme: 'dark', width, at: '/?view=customs' })
  await sees('Over by $50.00')
  expect(whatSticksOut()).toEqual([])
})
