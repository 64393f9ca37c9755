import { getAccount } from '@app/contract/accounts.contract'
import { listBills } from '@app/contract/bills.contract'
import { listCompanyAccounts } from '@app/contract/company.contract'
import { createPayment } from '@app/contract/payments.contract'
import { listPurchases } from '@app/contract/purchases.contract'
import { businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { givenAccount } from '../../../testing/given-accounts.ts'
import { aPage } from '../../../testing/given-list.ts'
import { CLIENT, givenBill, givenPayment } from '../../../testing/given-payments.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, button, choose, isRefused, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { TakePaymentDialog } from './take-payment-dialog.tsx'

const FIRST = givenBill()
const SECOND = givenBill({ id: idOf(41), code: 'FAC-000041', dueInCents: 3_254, totalInCents: 3_254 })
const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja', isMain: false }
const today = businessDay(new Date())

async function opened(given = {}, debtInCents = 0) {
  answers(getAccount, givenAccount({ debtInCents, creditInCents: 0 }))
  answers(listBills, aPage([FIRST, SECOND]))
  answers(listPurchases, aPage([]))
  answers(listCompanyAccounts, [CASH])
  answers(createPayment, givenPayment())
  await renderScreen(<TakePaymentDialog client={CLIENT} given={given} onClose={() => undefined} />, { role: 'administrator' })
  await sees('Pago de Luz Paz')
}

test('one transfer pays two bills, the oldest first, and the rest is said as credit', async () => {
  await opened()
  await write('Valor recibido', '80')
  await write('Referencia', 'PICH-1')
  await choose('Cuenta', 'Caja')
  await expect.element(box('Valor para FAC-000040')).toHaveValue('40,70')
  await expect.element(box('Valor para FAC-000041')).toHaveValue('32,54')
  await sees('$6,76')

  await press('Registrar $80,00')

  await expect.poll(() => received(createPayment)).toHaveLength(1)
  await expect
    .poll(() => received(createPayment)[0]?.body)
    .toEqual({
      ...{ clientId: CLIENT.id, receivedOn: today, amountInCents: 8_000, method: 'transfer', accountId: CASH.id },
      ...{ reference: 'PICH-1', note: '' },
      applications: [
        { billId: FIRST.id, amountInCents: 4_070 },
        { billId: SECOND.id, amountInCents: 3_254 },
      ],
    })
})

test('what is typed for one bill leaves the rest to the other', async () => {
  await opened({ amountInCents: 4_070, reference: 'PICH-2' })
  await write('Valor para FAC-000040', '10')
  await expect.element(box('Valor para FAC-000041')).toHaveValue('30,70')
  await write('Valor para FAC-000040', '50')
  await sees('Es más de lo que falta.')
  await sees('Se aplica de más')
  await expect.element(button('Registrar $40,70')).toBeDisabled()
})

test('money that a receipt names a bill for goes there first', async () => {
  await opened({ amountInCents: 2_000, forIds: [SECOND.id] })
  await expect.element(box('Valor para FAC-000041')).toHaveValue('20,00')
  await expect.element(box('Valor para FAC-000040')).toHaveValue('0,00')
})

test('a payment that looks like another is asked about once', async () => {
  await opened({ amountInCents: 4_070, reference: 'PICH-1' })
  refuses(createPayment, 'paymentLooksRepeated', { ids: [idOf(50)], code: 'PAG-000050' })
  await press('Registrar $40,70')
  await sees('Este pago se parece a otro')
  await sees(/PAG-000050 tiene la misma cuenta/)

  answers(createPayment, givenPayment())
  await press('Registrarlo igual')

  await sees('Pago registrado con éxito.')
  await expect.poll(() => received(createPayment).map(({ body }) => body?.repeated)).toEqual([undefined, true])
})

test('without an amount nothing is sent, and a refusal is said in the dialog', async () => {
  await opened()
  await press('Registrar $0,00')
  await isRefused(box('Valor recibido'), 'Este campo es obligatorio.')
  expect(received(createPayment)).toEqual([])

  await write('Valor recibido', '10')
  refuses(createPayment, 'dayInFuture')
  await press('Registrar $10,00')
  await sees('El día no puede ser posterior a hoy.')
  expect(whatSticksOut()).toEqual([])
})

test('what is owed on the account itself is paid before anything is credit', async () => {
  await opened({ amountInCents: 20_000 }, 10_000)
  await sees('Para su deuda de $100,00 en la cuenta')
  await sees('$100,00')
  await sees('Queda a su favor')
  await sees('$26,76')
})
