import { getAccount } from '@app/contract/accounts.contract'
import { createBill } from '@app/contract/bills.contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { button, dialog, isGone, press, sees, turn, whatSticksOut } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { ChargeClosed } from './charge-closed.tsx'

const CHARGE = {
  id: idOf(70),
  chargeId: null,
  name: 'Envío de vuelta',
  amountInCents: 1_000,
  treatment: 'general' as const,
  note: '',
}
const RETURNED = anOrderInDetail({
  ...{ status: 'removed', outcome: 'returned', responsible: 'client', extraCharges: [CHARGE] },
  allowedActions: ['setExtraCharges', 'requestPayment'],
})
const show = (order: OrderDetail, stage: Stage = {}) =>
  renderScreen(<ChargeClosed order={order} />, { role: 'administrator', ...stage })

test('what is left to charge is said, and billed; what is refused stands in the dialog', async () => {
  answers(getAccount, givenAccount())
  refuses(createBill, 'companyIncomplete')
  await show(RETURNED)
  await press('Facturar lo que queda')
  await sees(dialog().getByText('$10,00'))
  await turn(/^Usar el saldo a favor de \$4,30/)
  await press('Generar la nota de cobro')

  await sees(dialog().getByRole('alert'))
  await expect.poll(() => received(createBill)).toMatchObject([{ body: { orderIds: [RETURNED.id], useBalance: false } }])
})

test('one without charges gets them first', async () => {
  await show({ ...RETURNED, extraCharges: [], allowedActions: ['setExtraCharges'] })
  await sees(button(/Agregar cargos/))
  await isGone(button('Facturar lo que queda'))
})

test('nothing is offered of one that is on its way, whose charges are in its bundle', async () => {
  await show({ ...RETURNED, status: 'inWarehouseUIO', outcome: null })
  await isGone(button(/cargo/))
})

test('fits the narrowest phone, in English and in the dark', async () => {
  answers(getAccount, givenAccount())
  await show(RETURNED, { width: 360, theme: 'dark', language: 'en' })
  await press('Bill what is left')
  await sees('A bill is made for the client, who is told of it. The package stays closed.')
  expect(whatSticksOut()).toEqual([])
})
