import type { Ways } from '@app/contract/fields/ways'
import { completeOrder } from '@app/contract/order-actions.contract'
import { getOrderWays } from '@app/contract/prices.contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, sees, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { OrderWays } from './order-ways.tsx'

const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, treatment: 'general' as const }],
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
  await expect
    .poll(() => received(completeOrder))
    .toMatchObject([{ params: { id: HEAVY.id }, body: { way: 'split', parts: [[1], [1]], totalInCents: 9_842 } }])
})

test('another price than the one shown is said', async () => {
  refuses(completeOrder, 'amountDiffers', { totalInCents: 9_900 })
  await show()
  await press(/Elegir por/)
  await expect.poll(() => received(getOrderWays).length).toBeGreaterThan(1)
})

test('one thing that passes the limit says why nobody can bring it', async () => {
  await show({
    ways: [{ way: 'correct' }],
    hindrance: { of: 'value', inCents: 79_900, withTaxInCents: 85_094, mostInCents: 40_000 },
  })
  await sees(/No podemos traerlo: un artículo de .*799,00 pasa de .*400,00/)
})

test('one whose tax alone takes it over the limit says so', async () => {
  const hindrance = { of: 'value', inCents: 39_000, withTaxInCents: 41_535, mostInCents: 40_000 } as const
  await show({ ways: [{ way: 'correct' }], hindrance }, { language: 'en' })
  await sees('We cannot bring it: an item of $390.00 is worth $415.35 with tax and passes $400.00.')
})

const FREE = { lines: [], totalInCents: 0 }
const ENDS: Ways = {
  ways: [{ way: 'return', price: FREE }, { way: 'abandon', price: FREE }, { way: 'correct' }],
  hindrance: { of: 'weight', inGrams: 5_200, mostInGrams: 4_000 },
}

test('who gives a package up reads what it means and costs, and is asked once more', async () => {
  answers(completeOrder, anOrder())
  await show(ENDS, { width: 360 })
  await sees(/No podemos traerlo: un artículo de 5,20.kg pasa de 4,00.kg/)
  await sees('Dejárnoslo')
  await press('Renunciar al paquete')
  await sees(dialog('¿Renunciar al paquete?'))
  expect(whatSticksOut()).toEqual([])
  expect(received(completeOrder)).toEqual([])

  await dialog().getByRole('button', { name: 'Renunciar al paquete' }).click()

  await expect.poll(() => received(completeOrder)).toMatchObject([{ body: { way: 'abandon', totalInCents: 0 } }])
})

test('who does not mean it changes nothing', async () => {
  await show(ENDS, { language: 'en' })
  await press('Ask to send it back')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await isGone(dialog())
  await sees(button('Ask to send it back'))
  expect(received(completeOrder)).toEqual([])
})

const TWO_THINGS = anOrderInDetail({
  status: 'incomplete',
  missing: ['categoryLimit'],
  allowedActions: ['completeIncomplete'],
  items: [
    { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
    { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
  ],
})
const partOf = (quantities: number[], weightInGrams: number, totalInCents: number) => ({
  quantities,
  weightInGrams,
  valueInCents: 4_000,
  price: priceOf(totalInCents),
})
const splitInto = (parts: ReturnType<typeof partOf>[], totalInCents: number): Ways => ({
  ways: [{ way: 'split', parts, price: priceOf(totalInCents) }, { way: 'correct' }],
  hindrance: null,
})

test('a thing is moved to another box by one press, also of a key: the boxes cost what the server says', async () => {
  const two = [partOf([1, 0], 3_120, 6_002), partOf([0, 2], 2_080, 3_840)]
  answers(getOrderWays, splitInto(two, 9_842))
  answers(completeOrder, anOrder())
  await renderScreen(<OrderWays order={TWO_THINGS} />, { role: 'client', width: 360 })
  await press('Cambiar qué va en cada caja')
  await press('Añadir otra caja')
  const three = [partOf([1, 0], 3_120, 6_002), partOf([0, 1], 1_040, 2_994), partOf([0, 1], 1_040, 2_993)]
  answers(getOrderWays, splitInto(three, 11_989))

  button('Uno más de Teclado en la caja 3').element().focus()
  await userEvent.keyboard('{Enter}')

  await sees(/Caja 3: 1 × Teclado/)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Uno más de Teclado en la caja 3')
  expect(whatSticksOut()).toEqual([])
  await expect.poll(() => received(getOrderWays).at(-1)?.query).toEqual({ boxes: '1,0;0,1;0,1' })
  await press(/Elegir por .*119,89/)
  await expect
    .poll(() => received(completeOrder))
    .toMatchObject([
      {
        body: {
          way: 'split',
          parts: [
            [1, 0],
            [0, 1],
            [0, 1],
          ],
          totalInCents: 11_989,
        },
      },
    ])
})

test('boxes that pass the limit, or are one, cannot be chosen and say why', async () => {
  const two = [partOf([1, 0], 3_120, 6_002), partOf([0, 2], 2_080, 3_840)]
  answers(getOrderWays, splitInto(two, 9_842))
  await renderScreen(<OrderWays order={TWO_THINGS} />, { role: 'client', language: 'en' })
  await press('Change what goes in each box')
  refuses(getOrderWays, 'categoryBLimitExceeded')
  await press('One more Teclado in box 1')
  await sees('Category B max weight is 4kg and max value is 400 USD')
  await isGone(button(/Choose for/))

  await press('One more Teclado in box 1')
  await sees('Everything is in one box. Move something to another.')
  await isGone(button(/Choose for/))

  await press('One fewer Teclado in box 1')
  await press('One fewer Teclado in box 1')
  await sees(button(/Choose for .*98\.42/))
})
