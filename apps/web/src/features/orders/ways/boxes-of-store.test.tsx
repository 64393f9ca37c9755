import { splitOrder } from '@app/contract/order-actions.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { StaffOrderActions } from '../staff/staff-order-actions.tsx'

const BOUGHT = anOrderInDetail({
  status: 'reviewed',
  service: 'PPE',
  missing: [],
  tracking: 'TBA111',
  productValueInCents: 8_900,
  allowedActions: ['split'],
  items: [
    { description: 'Zapatillas', quantity: 2, unitPriceInCents: 3_450 },
    { description: 'Bolso', quantity: 1, unitPriceInCents: 2_000 },
  ],
})

async function open(order: Partial<OrderDetail> = {}, stage: Stage = {}): Promise<void> {
  await renderScreen(<StaffOrderActions order={{ ...BOUGHT, ...order }} onGone={() => undefined} />, {
    role: 'administrator',
    ...stage,
  })
  await press(stage.language === 'en' ? 'Comes in several boxes' : 'Viene en varias cajas')
  await sees(dialog())
}

test('each box has its things, its value and its number, also on a telephone', async () => {
  answers(splitOrder, { orders: [anOrder(), anOrder({ id: idOf(11) })] })
  await open({}, { width: 360 })
  await expect.element(button('Dividir en 2 cajas')).toBeDisabled()
  await press('Uno más de Bolso en la caja 2')
  await sees('Suman $89,00 de $89,00')
  expect(whatSticksOut()).toEqual([])
  await write('Tracking de la caja 2', 'TBA222')

  await press('Dividir en 2 cajas')

  await expect
    .poll(() => received(splitOrder))
    .toEqual([
      expect.objectContaining({
        params: { id: BOUGHT.id },
        body: {
          parts: [
            {
              items: [{ description: 'Zapatillas', quantity: 2, unitPriceInCents: 3_450 }],
              productValueInCents: 6_900,
              tracking: 'TBA111',
            },
            {
              items: [{ description: 'Bolso', quantity: 1, unitPriceInCents: 2_000 }],
              productValueInCents: 2_000,
              tracking: 'TBA222',
            },
          ],
        },
      }),
    ])
  await isGone(dialog())
})

test('values that are not those of the whole cannot be sent; a refusal stands in the dialog', async () => {
  refuses(splitOrder, 'trackingTaken')
  await open({}, { language: 'en' })
  await press('One more Bolso in box 2')
  await write('Value of box 2', '19.00')
  await sees('They add up to $88.00 of $89.00')
  await expect.element(button('Split into 2 boxes')).toBeDisabled()
  await write('Value of box 2', '20.00')

  await press('Split into 2 boxes')

  await sees(dialog().getByRole('alert'))
  await sees(button('Split into 2 boxes'))
})

test('of one thing alone there is nothing to divide', async () => {
  const items = [{ description: 'Bolso', quantity: 1, unitPriceInCents: 2_000 }]
  await renderScreen(<StaffOrderActions order={{ ...BOUGHT, items }} onGone={() => undefined} />, { role: 'administrator' })
  await isGone(button('Viene en varias cajas'))
})
