import type { Ways } from '@app/contract/fields/ways'
import { setCategory, splitOrder } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { getOrderWays } from '@app/contract/prices.contract'
import { listTariffs, type Tariff } from '@app/contract/tariffs.contract'
import { expect, test } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, choose, dialog, isGone, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from '../staff/staff-order-actions.tsx'

const priceOf = (totalInCents: number) => ({
  lines: [{ name: 'freight' as const, amountInCents: totalInCents, treatment: 'general' as const }],
  totalInCents,
})
const WAYS: Ways = {
  ways: [
    {
      way: 'split',
      parts: [
        { quantities: [1], weightInGrams: 3_600, valueInCents: 12_000, price: priceOf(6_002) },
        { quantities: [1], weightInGrams: 1_600, valueInCents: 8_000, price: priceOf(3_840) },
      ],
      price: priceOf(9_842),
    },
    { way: 'categoryC', price: priceOf(10_317) },
    { way: 'correct' },
  ],
  hindrance: null,
}
const TOYS: Tariff = {
  id: idOf(7),
  code: 'CLA-7',
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
  nameEs: 'Juguetes',
  nameEn: 'Toys',
  adValoremInBasisPoints: 500,
  validFrom: '2026-01-05',
  rates: [{ adValoremInBasisPoints: 500, validFrom: '2026-01-05' }],
}
const HEAVY = anOrderInDetail({
  status: 'incompleteState',
  missing: ['categoryLimit'],
  allowedActions: ['resume', 'split', 'changeCategory'],
  chosenWay: { way: 'split', quantities: [[1], [1]], totalInCents: 9_842 },
})

async function open(order: Partial<OrderDetail> = {}, stage: Stage = {}): Promise<void> {
  answers(getOrderWays, WAYS)
  answers(listTariffs, [TOYS])
  await renderScreen(<StaffOrderActions order={{ ...HEAVY, ...order }} onGone={() => undefined} />, {
    role: 'administrator',
    ...stage,
  })
  await press(stage.language === 'en' ? 'Resolve the limit' : 'Resolver el límite')
  await sees(dialog())
}

test('what the owner chose stands first, and the boxes can be made as they were computed', async () => {
  answers(splitOrder, { orders: [anOrder(), anOrder({ id: idOf(11) })] })
  await open({}, { width: 360 })
  await sees(/El cliente eligió: Dividirlo en 2 cajas, por .*98,42/)
  expect(whatSticksOut()).toEqual([])

  await press('Dividir en 2 cajas')

  await expect.poll(() => received(splitOrder).length).toBe(1)
  const [{ params, body } = {}] = received(splitOrder)
  expect(params).toEqual({ id: HEAVY.id })
  expect(body?.parts.map(({ weightInGrams, productValueInCents }) => [weightInGrams, productValueInCents])).toEqual([
    [3_600, 12_000],
    [1_600, 8_000],
  ])
  await isGone(dialog())
})

test('each box takes what the scale says, as long as they weigh what the package does', async () => {
  answers(splitOrder, { orders: [anOrder()] })
  await open()
  await write(/Peso de la caja 1/, '3,5')
  await sees(/Suman 5,10.kg de 5,20.kg/)
  await expect.element(button('Dividir en 2 cajas')).toBeDisabled()

  await write(/Peso de la caja 2/, '1,7')
  await press('Dividir en 2 cajas')

  await expect.poll(() => received(splitOrder)[0]?.body?.parts.map(({ weightInGrams }) => weightInGrams)).toEqual([3_500, 1_700])
})

test('to category C it goes with its class and how the client accepted', async () => {
  answers(setCategory, anOrder())
  await open()
  await press('Pasar a categoría C')
  expect(received(setCategory)).toEqual([])
  await choose(/Clase/, idOf(7))
  await box(/Cómo lo aceptó el cliente/).fill('Por teléfono, 23 de noviembre')
  await press('Pasar a categoría C')
  await expect
    .poll(() => received(setCategory))
    .toMatchObject([
      { params: { id: HEAVY.id }, body: { category: 'C', tariffId: idOf(7), note: 'Por teléfono, 23 de noviembre' } },
    ])
})

test('a refusal stands in the dialog, which stays', async () => {
  refuses(splitOrder, 'partsDoNotAddUp')
  await open()
  await press('Dividir en 2 cajas')
  await sees(dialog().getByRole('alert'))
  await sees(button('Dividir en 2 cajas'))
})

test('an associate, who may not split, is offered category C alone', async () => {
  await open({ allowedActions: ['resume', 'changeCategory'], chosenWay: null }, { role: 'associate', language: 'en' })
  await sees(/The client has not chosen yet/)
  await isGone(button('Split into 2 boxes'))
  await sees(button('Move to category C'))
})

test('an order that lacks something else is not sent here', async () => {
  await renderScreen(<StaffOrderActions order={{ ...HEAVY, missing: ['invoice'] }} onGone={() => undefined} />, {
    role: 'administrator',
  })
  await sees(button('Devolver a revisión'))
  await isGone(button('Resolver el límite'))
})

test('what the owner wants to be sent back is ended by its incident', async () => {
  await open({ chosenWay: { way: 'return', quantities: [], totalInCents: 0 } })
  await sees(/El cliente eligió: Devolverlo a la tienda, por .*0,00/)
  await sees('Resuelve la novedad del paquete con ese desenlace.')
})

test('staff move a thing to another box: the weights are estimated anew', async () => {
  answers(splitOrder, { orders: [anOrder()] })
  const items = [
    { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 },
    { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 },
  ]
  const part = (quantities: number[], weightInGrams: number) => ({
    quantities,
    weightInGrams,
    valueInCents: 1,
    price: priceOf(1),
  })
  const split = (parts: ReturnType<typeof part>[]): Ways => ({
    ways: [{ way: 'split', parts, price: priceOf(2) }],
    hindrance: null,
  })
  answers(getOrderWays, split([part([1, 1], 4_160), part([0, 1], 1_040)]))
  await renderScreen(<StaffOrderActions order={{ ...HEAVY, items }} onGone={() => undefined} />, {
    role: 'administrator',
    width: 360,
  })
  await press('Resolver el límite')
  await press('Cambiar qué va en cada caja')
  answers(getOrderWays, split([part([1, 0], 3_120), part([0, 2], 2_080)]))
  await press('Uno menos de Teclado en la caja 1')
  await sees(/Suman 5,20.kg de 5,20.kg/)
  expect(whatSticksOut()).toEqual([])
  await press('Dividir en 2 cajas')
  await expect
    .poll(() => received(splitOrder)[0]?.body?.parts)
    .toMatchObject([
      { items: [{ description: 'Cafetera', quantity: 1 }], weightInGrams: 3_120 },
      { items: [{ description: 'Teclado', quantity: 2 }], weightInGrams: 2_080 },
    ])
})
