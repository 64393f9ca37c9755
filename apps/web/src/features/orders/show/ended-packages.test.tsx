import type { OrderOutcome } from '@app/domain'
import { ORDER_OUTCOMES } from '@app/domain'
import { expect, test } from 'vitest'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { sees } from '../../../testing/screen.ts'
import { EndedPackages } from './ended-packages.tsx'

type Ends = readonly (OrderOutcome | null)[]
const show = (ends: Ends, stage: Stage = {}) =>
  renderScreen(<EndedPackages packages={ends.map((outcome) => ({ outcome }))} />, stage)
const times = (count: number, outcome: OrderOutcome | null): Ends => Array.from({ length: count }, () => outcome)

test.each<[string, Ends]>([
  ['1 de 3 perdido', ['lost', null, null]],
  ['2 de 3 perdidos', ['lost', 'lost', null]],
  ['3 perdidos', times(3, 'lost')],
  ['1 perdido', ['lost']],
  ['1 de 4 decomisado', ['seized', null, null, null]],
  ['2 de 4 rechazados', ['refused', null, 'refused', null]],
  ['1 de 2 dañado', ['damaged', null]],
  ['2 de 5 abandonados', [...times(2, 'abandoned'), ...times(3, null)]],
  ['1 de 4 perdido · 2 de 4 decomisados', ['seized', 'lost', 'seized', null]],
  ['1 perdido · 1 decomisado', ['seized', 'lost']],
])('in Spanish, by number: %s', async (sentence, ends) => {
  await show(ends)
  await sees(sentence)
})

test.each<[string, Ends]>([
  ['1 of 3 lost', ['lost', null, null]],
  ['2 of 3 returned', ['returned', 'returned', null]],
  ['2 cancelled by the store', times(2, 'storeCancelled')],
])('in English: %s', async (sentence, ends) => {
  await show(ends, { language: 'en' })
  await sees(sentence)
})

test('of packages that all go on nothing is said', async () => {
  await show(times(3, null))
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('')
})

test.each(ORDER_OUTCOMES)('%s has words for one and for many, in both languages', async (outcome) => {
  for (const language of ['es', 'en'] as const) {
    await show([outcome, null], { language })
    await sees(/^1 (de|of) 2 \p{L}/u)
    await show([outcome, outcome], { language })
    await sees(/^2 \p{L}/u)
  }
})
