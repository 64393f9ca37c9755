import { listCompanyAccounts } from '@app/contract/company.contract'
import { getMoneyReport } from '@app/contract/dashboard.contract'
import { expect, test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { choose, field, heading, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { MoneyReportPage } from './money-report-page.tsx'

const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja' }
const BANK = { id: idOf(93), kind: 'bank' as const, name: 'Banco Pichincha 2200' }
const inCash = { paymentsInCents: 6_000, refundsInCents: 0, settlementsInCents: 0, movedInCents: 0, netInCents: 6_000 }
const atBank = { paymentsInCents: 4_070, refundsInCents: 500, settlementsInCents: 578, movedInCents: 0, netInCents: 2_992 }
const NOTHING = { paymentsInCents: 0, refundsInCents: 0, settlementsInCents: 0, movedInCents: 0, netInCents: 0 }
const REPORT = {
  ...{ from: '2026-01-01', to: '2026-01-30' },
  days: [
    { account: BANK, day: '2026-01-06', ...atBank },
    { account: CASH, day: '2026-01-05', ...inCash },
  ],
  accounts: [
    { account: CASH, ...inCash },
    { account: BANK, ...atBank },
  ],
  total: { paymentsInCents: 10_070, refundsInCents: 500, settlementsInCents: 578, movedInCents: 0, netInCents: 8_992 },
}

async function show(stage: Partial<Stage> = {}, report: typeof REPORT | null = REPORT) {
  answers(listCompanyAccounts, [
    { ...CASH, isMain: false },
    { ...BANK, isMain: true },
  ])
  if (report) answers(getMoneyReport, report)
  await renderScreen(<MoneyReportPage />, { role: 'administrator', ...stage })
}

test('says what came and left, on the whole, by account and by day', async () => {
  await show()
  await sees(heading('Caja y bancos'))
  for (const words of ['$100,70', '$89,92', 'Por cuenta', 'Por día']) await sees(words)
})

test('asks for the days and the account that are chosen', async () => {
  await show()
  await sees('$100,70')
  await field('Desde').fill('2026-01-03')
  await choose('Cuenta', 'Caja')
  await expect
    .poll(() => received(getMoneyReport).at(-1)?.query)
    .toEqual({ from: '2026-01-03', to: '2026-01-30', accountId: CASH.id })
})

test('says where no money moved', async () => {
  await show({}, { ...REPORT, days: [], accounts: [], total: NOTHING })
  await sees('No se movió dinero en estos días.')
})

test('what could not be loaded can be asked for again', async () => {
  await show({}, null)
  refuses(getMoneyReport, 'roleNotAllowed')
  await sees('Tu rol no permite hacer esto.')
  answers(getMoneyReport, REPORT)
  await press('Intentar de nuevo')
  await sees('$100,70')
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await show({ language: 'en', theme: 'dark', width })
  await sees('By account')
  expect(whatSticksOut()).toEqual([])
})
