import { getPromiseReport } from '@app/contract/dashboard.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { heading, isGone, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, refuses } from '../../testing/server.ts'
import { PromisePage } from './promise-page.tsx'

const BRUNO = { id: '019aa000-0000-7000-8000-000000000002', code: 'AS-2', name: 'Bruno Vega' }
const KEPT = { packages: 4, medianDays: 8, daysOf80Percent: 11, onTime: 3, onTimeInBasisPoints: 7_500 }
const REPORT = {
  ...{ from: '2026-08-25', to: '2026-11-22', total: KEPT },
  stages: [{ stage: 'miami' as const, packages: 4, medianDays: 3, daysOf80Percent: 5 }],
  causes: [{ reason: 'flight' as const, packages: 1 }],
  associates: [{ associate: BRUNO, ...KEPT, onTimeInBasisPoints: 5_000 }],
}
const show = (stage: Stage = {}) => renderScreen(<PromisePage />, { role: 'associate', ...stage })

test('says how far promised days were kept, by stage and cause', async () => {
  answers(getPromiseReport, REPORT)
  await show()
  await sees(heading('Días cumplidos'))
  for (const words of ['75 %', 'En Miami', 'Se movió el vuelo', 'Bruno Vega']) await sees(words)
})

test('says that nothing arrived in the days', async () => {
  const none = { packages: 0, medianDays: null, daysOf80Percent: null, onTime: 0, onTimeInBasisPoints: null }
  answers(getPromiseReport, { ...REPORT, total: none, stages: [], causes: [], associates: [] })
  await show()
  await sees('No llegó ningún paquete en estos días.')
})

test('what could not be loaded can be asked for again', async () => {
  refuses(getPromiseReport, 'roleNotAllowed')
  await show()
  await sees('Tu rol no permite hacer esto.')
  await isGone('A tiempo')
})

test('fits the narrowest phone, dark and in English', async () => {
  answers(getPromiseReport, REPORT)
  await show({ language: 'en', theme: 'dark', width: 360 })
  await sees('75 %')
  expect(whatSticksOut()).toEqual([])
  // With five columns a name beside them would break letter by letter: it has its own line.
  expect(page.getByText('Bruno Vega').element().closest('tr')?.children).toHaveLength(1)
})
