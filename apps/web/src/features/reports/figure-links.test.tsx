import type { BillingFigures, BillingReport, MarginFigures, MarginReport } from '@app/contract/reports/reports.contract'
import { getBillingReport, getMarginReport } from '@app/contract/reports/reports.contract'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { link, sees } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { ReportsPage } from './reports-page.tsx'

const DAYS = { from: '2026-01-10', to: '2026-02-05', before: { from: '2025-12-14', to: '2026-01-09' } }
const BILLED: BillingFigures = {
  ...{ bills: 3, billedInCents: 14_592, creditedInCents: -6_014, voidedInCents: -4_864, netInCents: 3_714, generalInCents: 0 },
  ...{ zeroInCents: 0, notSubjectInCents: 0, exemptInCents: 0, thirdPartyInCents: 0, taxInCents: 0 },
}
const MARGIN: MarginFigures = {
  ...{ packages: 7, serviceInCents: 2_490, purchaseFeeInCents: 0, costsInCents: 1_125, earningInCents: 802 },
  ...{ dutyCollectedInCents: 0, dutyPaidInCents: 0, marginInCents: 563, packagesWithoutCost: 2, withoutCostInCents: 3_000 },
}
const both = <Figures,>(figures: Figures) => ({ now: figures, before: figures })
const sales = (key: string | null): BillingReport => ({
  ...{ ...DAYS, others: null, total: both(BILLED), course: [] },
  groups: [{ key, name: key, ...both(BILLED) }],
})
const margins = (key: string | null): MarginReport => ({
  ...{ ...DAYS, others: null, total: both(MARGIN), course: [] },
  groups: [{ key, name: key, ...both(MARGIN) }],
})

async function show(at: string, key: string | null) {
  answers(getBillingReport, sales(key))
  answers(getMarginReport, margins(key))
  await renderScreen(<ReportsPage />, { role: 'administrator', at })
  await sees(/total/i)
}
/** Where the figures of the first group, and of all, lead. */
const linksIn = (part: 'tbody' | 'tfoot') =>
  [...document.querySelectorAll(`${part} td a`)].map((one) => [one.textContent, one.getAttribute('href')])

test('bills and what they came to open the bills of the days that the group has of them, voided ones by their own day', async () => {
  await show('/', '2026-01')
  const bills = '/finances/facturas-venta?view=all&from=2026-01-10&to=2026-01-31'
  expect(linksIn('tbody')).toEqual([
    ['3', bills],
    ['$145,92', bills],
    ['−$48,64', `${bills}&dateOf=voided`],
  ])
  expect(linksIn('tfoot')[0]).toEqual(['3', '/finances/facturas-venta?view=all&from=2026-01-10&to=2026-02-05'])
})

test('of a client, of an associate', async () => {
  await show('/?by=client', idOf(4))
  await expect.poll(() => linksIn('tbody')[0]?.[1]).toContain(`&clientId=${idOf(4)}`)
})

test('of none there is no list, nor of what all is narrowed to where that is none', async () => {
  await show('/?by=associate', null)
  expect(linksIn('tbody')).toEqual([])
  expect(linksIn('tfoot')).toHaveLength(3)
})

test('narrowed to none, nothing is a link', async () => {
  await show('/?by=client&associateId=none&named=Sin', idOf(4))
  expect(linksIn('tbody')).toEqual([])
  expect(linksIn('tfoot')).toEqual([])
})

test('the packages of a manifest open those that the margin counts, with costs or without', async () => {
  await show('/?view=margin', idOf(61))
  const orders = `/operations/estadodepedidos?from=2026-01-10&to=2026-02-05&manifestId=${idOf(61)}`
  await sees(link('7').first())
  expect(linksIn('tbody')).toEqual([
    ['7', `${orders}&inMargin=costed`],
    ['2', `${orders}&inMargin=withoutCost`],
  ])
})
