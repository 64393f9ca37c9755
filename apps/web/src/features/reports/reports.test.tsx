import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { BillingFigures, BillingReport, MarginFigures } from '@app/contract/reports/reports.contract'
import { getBillingReport, getMarginReport } from '@app/contract/reports/reports.contract'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { choose, field, heading, isGone, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ReportsPage } from './reports-page.tsx'

const NOTHING_BILLED: BillingFigures = {
  ...{ bills: 0, billedInCents: 0, creditedInCents: 0, voidedInCents: 0, netInCents: 0, generalInCents: 0, zeroInCents: 0 },
  ...{ notSubjectInCents: 0, exemptInCents: 0, thirdPartyInCents: 0, taxInCents: 0 },
}
const BILLED = {
  ...NOTHING_BILLED,
  bills: 3,
  billedInCents: 14_592,
  creditedInCents: -6_014,
  voidedInCents: -4_864,
  netInCents: 3_714,
}
const BEFORE = { ...NOTHING_BILLED, bills: 1, billedInCents: 4_864, netInCents: 4_864 }
const DAYS = { from: '2026-01-01', to: '2026-01-05', before: { from: '2025-12-27', to: '2025-12-31' } }
const COURSE = [1, 2, 3, 4, 5].map((day) => {
  const date = `2026-01-0${day}`
  return { from: date, to: date, nowInCents: day * 1_000, beforeInCents: 500 }
})
const EMPTY = {
  ...DAYS,
  groups: [],
  others: null,
  total: { now: NOTHING_BILLED, before: NOTHING_BILLED },
  course: COURSE.slice(0, 0),
}
const ofClient = (index: number) => ({ key: idOf(index), name: `Cliente ${index}`, now: BILLED, before: BEFORE })
const ONE = {
  ...DAYS,
  groups: [{ key: '2026-01', name: '2026-01', now: BILLED, before: BEFORE }],
  others: null,
  total: { now: BILLED, before: BEFORE },
  course: COURSE,
}
const MANY = {
  ...ONE,
  groups: Array.from({ length: 100 }, (_, index) => ofClient(index)),
  others: { groups: 412, now: BILLED, before: BEFORE },
}

const MARGIN: MarginFigures = {
  ...{ packages: 1, serviceInCents: 2_490, purchaseFeeInCents: 0, costsInCents: 1_125, earningInCents: 802 },
  ...{
    dutyCollectedInCents: 2_000,
    dutyPaidInCents: 2_000,
    marginInCents: 563,
    packagesWithoutCost: 2,
    withoutCostInCents: 3_000,
  },
}
const MARGINS = {
  ...{ ...DAYS, others: null, total: { now: MARGIN, before: MARGIN }, course: COURSE },
  groups: [{ key: idOf(61), name: 'MAN-61', now: MARGIN, before: MARGIN }],
}

async function show(stage: Partial<Stage> = {}, report: BillingReport | null = ONE) {
  if (report) answers(getBillingReport, report)
  answers(getMarginReport, MARGINS)
  await renderScreen(<ReportsPage />, { role: 'administrator', ...stage })
}

test('says what was billed, beside the days before, and opens what a month is made of', async () => {
  await show()
  await sees(heading('Informes'))
  await sees(/^.\$11,50 frente a 27 dic 2025/)

  await link('enero de 2026').click()

  await expect.poll(() => received(getBillingReport).at(-1)?.query).toEqual({ by: 'bill', from: '2026-01-01', to: '2026-01-05' })
})

test('a phone has all days in fewer bars', async () => {
  const course = Array.from({ length: 14 }, (_, index) => {
    const day = `2026-01-${String(index + 1).padStart(2, '0')}`
    return { from: day, to: day, nowInCents: 100_000, beforeInCents: 0 }
  })
  await show({ width: 360 }, { ...ONE, course })
  await sees(heading(/^Neto/))
  const bars = [...document.querySelectorAll('figure li time')].map((bar) => bar.getAttribute('datetime'))
  expect(bars).toEqual(['2026-01-01', '2026-01-04', '2026-01-07', '2026-01-10', '2026-01-13'])
  const figures = [...document.querySelectorAll('figure li')].map((bar) => /[\d.]+/.exec(bar.textContent ?? '')?.[0])
  expect(figures).toEqual(['3.000', '3.000', '3.000', '3.000', '2.000'])
})

test('asks for the days and groups that are chosen', async () => {
  await show()
  await sees(link('enero de 2026'))
  await field('Desde').fill('2026-01-03')
  await choose('Agrupar por', 'Cliente')
  await expect
    .poll(() => received(getBillingReport).at(-1)?.query)
    .toEqual({ by: 'client', from: '2026-01-03', to: '2026-01-05' })
})

test('a client opens their bills, and all are shown again', async () => {
  await show({ at: '/?by=client' }, MANY)
  await sees('412 más')
  await link('Cliente 7').click()
  await expect.poll(() => received(getBillingReport).at(-1)?.query).toMatchObject({ by: 'bill', clientId: idOf(7) })
  await press('Solo Cliente 7')
  await expect.poll(() => received(getBillingReport).at(-1)?.query).toEqual({ by: 'bill' })
})

test('the margin tells packages without cost apart, and opens those of a manifest', async () => {
  await show({ at: '/?view=margin' })
  await sees(/^2 paquetes sin costo, con \$30,00 de servicio/)
  await link('MAN-61').click()
  await expect.poll(() => received(getMarginReport).at(-1)?.query).toMatchObject({ by: 'package', manifestId: idOf(61) })
})

test('a manifest of the days before, of which nothing is known, has no row', async () => {
  const nothing = { ...MARGIN, packages: 0, packagesWithoutCost: 0, withoutCostInCents: 0 }
  const before = { ...nothing, packagesWithoutCost: 4, withoutCostInCents: 1_000 }
  const [known] = MARGINS.groups
  answers(getMarginReport, {
    ...MARGINS,
    groups: [...(known ? [known] : []), { key: idOf(60), name: 'MAN-60', now: nothing, before }],
  })
  await renderScreen(<ReportsPage />, { role: 'administrator', at: '/?view=margin' })
  await sees(link('MAN-61'))
  await isGone(link('MAN-60'))
})

test('a manifest whose costs nobody knows has no margin, not a margin of nothing', async () => {
  const figures = {
    ...MARGIN,
    packages: 0,
    serviceInCents: 0,
    costsInCents: 0,
    earningInCents: 0,
    marginInCents: 0,
    dutyCollectedInCents: 0,
  }
  const unknown = { ...figures, dutyPaidInCents: 0 }
  await show({ at: '/?view=margin' })
  answers(getMarginReport, {
    ...MARGINS,
    groups: [{ key: idOf(61), name: 'MAN-61', now: unknown, before: unknown }],
    total: { now: unknown, before: unknown },
  })
  await choose('Agrupar por', 'Cliente')
  await expect.poll(() => document.querySelector('tbody tr')?.textContent).toContain('—')
  expect(document.querySelector('tbody')?.textContent).not.toContain('$0,00')
})

test('says where nothing happened', async () => {
  await show({}, EMPTY)
  await sees('No hubo nada en estos días.')
})

test('leads to what else the house reads', async () => {
  await show()
  await expect.element(link('Cartera')).toHaveAttribute('href', ADMINISTRATOR_PATHS.receivables)
})

test('what could not be loaded can be asked for again', async () => {
  await show({}, null)
  refuses(getBillingReport, 'roleNotAllowed')
  await sees('Tu rol no permite hacer esto.')
  answers(getBillingReport, ONE)
  await press('Intentar de nuevo')
  await sees(link('enero de 2026'))
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await show({ language: 'en', theme: 'dark', width })
  await sees(link('January 2026'))
  expect(whatSticksOut()).toEqual([])
})
