import { getAccount } from '@app/contract/accounts.contract'
import { type AuthorizedName, listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { createBill } from '@app/contract/bills.contract'
import { listOrdersOfClient, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { listPurchases } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { aPage } from '../../../testing/given-list.ts'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { someParameters } from '../../../testing/given-parameters.ts'
import { givenBill } from '../../../testing/given-payments.ts'
import { noConsent } from '../../../testing/given-people.ts'
import { aPurchase } from '../../../testing/given-purchases.ts'
import { idOf, NOW } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import {
  alert,
  button,
  choose,
  dialog,
  isGone,
  list,
  press,
  says,
  sees,
  tick,
  turn,
  whatSticksOut,
} from '../../../testing/screen.ts'
import { answers, received, refuses, refusesOnce } from '../../../testing/server.ts'
import { BillOrder } from './bill-order.tsx'

/** 27.90 and 4.20, IVA of it 4.82 and a duty of 20.00: 56.92. */
const FIRST = anOrder({
  status: 'inWarehouseUIO',
  price: {
    lines: [
      { name: 'freight', amountInCents: 2_790, treatment: 'general' },
      { name: 'valuePercentage', amountInCents: 420, treatment: 'general' },
      { name: 'duty', amountInCents: 2_000, treatment: 'thirdParty' },
    ],
    totalInCents: 5_210,
  },
})
const SECOND = anOrder({ ...FIRST, id: idOf(11), code: 'OR-000011', description: 'Zapatillas' })
const ROSA: AuthorizedName = {
  ...{
    id: idOf(60),
    code: 'AUT-000060',
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    name: 'Rosa Paredes',
    identificationType: 'cedula',
    identification: '1710034073',
  },
  ...{
    phone: '+593991234567',
    purposes: ['pickup'],
    email: '',
    address: '',
    consentedAt: null,
    consent: noConsent,
    identityVerifiedAt: null,
  },
}
const BILL = givenBill()

async function opensIt(orders: readonly Order[] = [FIRST, SECOND], stage: Stage = {}): Promise<void> {
  answers(listOrdersOfClient, aPage(orders))
  answers(listRetailParameters, someParameters())
  answers(listAuthorizedNames, [ROSA])
  answers(getAccount, givenAccount({ creditInCents: 676 }))
  answers(createBill, BILL)
  const order = anOrderInDetail({ ...FIRST, allowedActions: ['requestPayment'] })
  await renderScreen(<BillOrder order={order} />, { role: 'administrator', ...stage })
  await press(stage.language === 'en' ? 'Bill' : 'Facturar')
}

test('all packages of the client are ticked, and their bill opens', async () => {
  await opensIt()
  await sees(dialog('Facturar a Ana Paredes'))
  await sees('2 de 2 elegidos')
  // 64.20, IVA of it 9.63, duties of 40.00: 113.83, of which 6.76 is paid by the credit.
  await sees('$113,83')
  await sees('$107,07')
  await press('Generar nota de cobro')
  await expect
    .poll(() => received(createBill))
    .toMatchObject([
      {
        body: {
          ...{ orderIds: [FIRST.id, SECOND.id], useBalance: true },
          ...{ pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null },
        },
      },
    ])
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/finances/facturas-venta?view=pendingPayment&open=${BILL.id}`)
  const query = { status: 'inWarehouseUIO', orderBy: 'createdAt', mode: 'asc', limit: '100' }
  expect(received(listOrdersOfClient)[0]).toMatchObject({ params: { id: idOf(1) }, query })
})

test('one is left out, the balance is left, and another person collects', async () => {
  await opensIt()
  await tick('OR-000011').click()
  await sees('$50,16')
  await turn(/^Usar el saldo a favor/)
  await isGone('$50,16')
  await choose('Quién retira', 'Rosa Paredes · 1710034073')
  await press('Generar nota de cobro')
  await expect
    .poll(() => received(createBill))
    .toMatchObject([{ body: { orderIds: [FIRST.id], useBalance: false, pickupAuthorizedNameId: idOf(60) } }])
})

test('nothing is sent of nothing', async () => {
  await opensIt()
  await tick('Todos los paquetes').click()
  await sees('Elige al menos un paquete para ver su nota de cobro.')
  await expect.element(button('Generar nota de cobro')).toBeDisabled()
})

test('what was paid up front is of this client', async () => {
  const bought = { ...FIRST, service: 'PPE' as const }
  answers(
    listPurchases,
    aPage([aPurchase({ status: 'reviewed', heldInCents: 2_000, order: { id: bought.id, code: bought.code } })]),
  )
  await opensIt([bought])
  await sees('Pagado por adelantado')
  await sees('−$20,00')
  expect(received(listPurchases)).toMatchObject([{ query: { clientId: idOf(1), status: 'reviewed' } }])
})

test('more packages than a page holds are all billed', async () => {
  const many = Array.from({ length: 101 }, (_, index) =>
    anOrder({ ...FIRST, id: idOf(200 + index), code: `OR-${String(200 + index).padStart(6, '0')}` }),
  )
  await opensIt()
  answers(listOrdersOfClient, ({ query }) =>
    query?.cursor ? aPage(many.slice(100)) : aPage(many.slice(0, 100), { nextCursor: 'more' }),
  )
  await press('Cancelar')
  await press('Facturar')
  await sees('101 de 101 elegidos')
  await press('Generar nota de cobro')
  await expect.poll(() => received(createBill)).toMatchObject([{ body: { orderIds: many.map(({ id }) => id) } }])
})

test('what was billed meanwhile leaves the choice, and the others are billed', async () => {
  await opensIt()
  refusesOnce(createBill, 'orderActionNotAllowed')
  answers(listOrdersOfClient, aPage([SECOND]))
  await press('Generar nota de cobro')
  await sees('1 de 1 elegido')
  await sees(alert())
  await press('Generar nota de cobro')
  await expect.poll(() => received(createBill)).toMatchObject([{}, { body: { orderIds: [SECOND.id] } }])
})

test('what is refused stands in the dialog with its reason', async () => {
  await opensIt()
  refuses(createBill, 'companyIncomplete')
  await press('Generar nota de cobro')
  await says(alert(), 'empresa')
  await sees(dialog())
})

test('a client without such packages has nothing to bill', async () => {
  await opensIt([])
  await sees('No hay nada por facturar')
})

test('it is offered only where it is allowed', async () => {
  await renderScreen(<BillOrder order={anOrderInDetail({ status: 'pendingOfPay', allowedActions: [] })} />, {
    role: 'administrator',
  })
  await isGone(button('Facturar'))
})

test('fits the narrowest phone, in English and in the dark', async () => {
  await opensIt([FIRST, SECOND], { width: 360, theme: 'dark', language: 'en' })
  await sees('2 of 2 selected')
  await sees(list('Who picks up'))
  await sees('Use the credit of $6.76')
  expect(whatSticksOut()).toEqual([])
})
