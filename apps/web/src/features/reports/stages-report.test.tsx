import type { StagesReport } from '@app/contract/reports/reports.contract'
import { getStagesReport, REPORT_STAGES } from '@app/contract/reports/reports.contract'
import { expect, test } from 'vitest'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { field, link, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received, refuses } from '../../testing/server.ts'
import { ReportsPage } from './reports-page.tsx'

const NONE = { packages: 0, medianDays: null, daysOf90Percent: null }
const NOTHING_KEPT = { packages: 0, onTime: 0, onTimeInBasisPoints: null }
const REPORT: StagesReport = {
  ...{ from: '2026-01-01', to: '2026-01-05', before: { from: '2025-12-27', to: '2025-12-31' } },
  promise: { now: { packages: 1_204, onTime: 1_103, onTimeInBasisPoints: 9_161 }, before: NOTHING_KEPT },
  stages: REPORT_STAGES.map((stage, index) => ({
    stage,
    now: { packages: 1_204 - index, medianDays: 1, daysOf90Percent: 12 },
    before: index === 0 ? { packages: 9, medianDays: 3, daysOf90Percent: 11 } : NONE,
  })),
}

async function show(report: StagesReport | null = REPORT, stage: Partial<Stage> = {}) {
  if (report) answers(getStagesReport, report)
  await renderScreen(<ReportsPage />, { role: 'administrator', at: '/?view=stages', ...stage })
}
const rowOf = (name: string) =>
  [...document.querySelectorAll('tbody tr')].find((row) => row.querySelector('th')?.textContent === name)?.textContent

test('says in how many days packages ended each stage, beside the days before', async () => {
  await show()
  await sees('Pedido → entregado')
  expect(rowOf('Pedido → recibido en Miami')).toMatch(/1\.204\s*1 día\s*12 días\s*3 días · 11 días$/)
  expect(rowOf('Recibido → en bulto')).toMatch(/1\.203\s*1 día\s*12 días\s*—$/)
})

test('the packages of a stage open those that ended it within the days', async () => {
  await show()
  const address = '/operations/estadodepedidos?endedStage=bundled&from=2026-01-01&to=2026-01-05'
  await expect.element(link('1.203')).toHaveAttribute('href', address)
})

test('says how many came on the promised day', async () => {
  await show()
  await sees(/^91,6.* · 1\.103 de 1\.204/)
})

test('asks for the days that are chosen', async () => {
  await show()
  await sees('Pedido → entregado')
  await field('Desde').fill('2026-01-03')
  await expect.poll(() => received(getStagesReport).at(-1)?.query).toEqual({ from: '2026-01-03', to: '2026-01-05' })
})

test('says where nothing happened', async () => {
  const nothing = { now: NONE, before: NONE }
  await show({
    ...REPORT,
    promise: { now: NOTHING_KEPT, before: NOTHING_KEPT },
    stages: REPORT_STAGES.map((stage) => ({ stage, ...nothing })),
  })
  await sees('No hubo nada en estos días.')
})

test('what could not be loaded can be asked for again', async () => {
  refuses(getStagesReport, 'roleNotAllowed')
  await show(null)
  await sees('Tu rol no permite hacer esto.')
  answers(getStagesReport, REPORT)
  await press('Intentar de nuevo')
  await sees('Pedido → entregado')
})

test.each([360, 1280] as const)('fits %s px, dark and in English', async (width) => {
  await show(REPORT, { language: 'en', theme: 'dark', width })
  await sees('Ordered → delivered')
  expect(whatSticksOut()).toEqual([])
})
