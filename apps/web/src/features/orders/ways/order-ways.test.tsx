import type { Ways } from '@app/contract/fields/ways'
import { completeOrder } from '@app/contract/order-actions.contract'
import { getOrderWays } from '@app/contract/prices.contract'
import { expect, test } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OrderWays } from './order-ways.tsx'

const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, taxable: true }],
  totalInCents,
})
const SPLIT: Ways = {
  ways: [
    {
      way: 'split',
      parts: [
        { quantities: [1], weightInGrams: 3_600, valueInCents: 6_000, price: priceOf(6_002) },
        { quantities: [1], weightInGrams: 1_600, valueInCents: 6_000, price: priceOf(3_840) },
      ],
      price: priceOf(9_842),
    },
    { way: 'correct' },
  ],
  hindrance: null,
}
const HEAVY = anOrderInDetail({ status: 'incomplete', missing: ['categoryLimit'], allowedActions: ['completeIncomplete'] })

async function show(found: Ways = SPLIT, stage: Stage = {}): Promise<void> {
  answers(getOrderWays, found)
  await renderScreen(<OrderWays order={HEAVY} />, { role: 'client', ...stage })
}

test('on a phone the boxes stand with their prices, and one press chooses them', async () => {
  answers(completeOrder, anOrder())
  await show(SPLIT, { width: 360 })
  await sees(/Caja 1: 1 × Audífonos inalámbricos/)
  expect(whatSticksOut()).toEqual([])
  await press(/Elegir por/)
  await expect.poll(() => received(completeOrder).length).toBe(1)
  expect(received(completeOrder)).toMatchObject([{ params: { id: HEAVY.id }, body: { way: 'split', totalInCents: 9_842 } }])
})

test('another price than the one shown is said', async () => {
  refuses(completeOrder, 'amountDiffers', { totalInCents: 9_900 })
  await show()
  await press(/Elegir por/)
  await expect.poll(() => received(getOrderWays).length).toBeGreaterThan(1)
})

test('one thing that passes the limit says why nobody can bring it', async () => {
  await show({ ways: [{ way: 'correct' }], hindrance: { of: 'value', inCents: 79_900, mostInCents: 40_000 } })
  await sees(/No podemos traerlo: un artículo de .*799,00 pasa de .*400,00/)
})
