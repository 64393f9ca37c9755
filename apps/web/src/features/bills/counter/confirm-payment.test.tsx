import { listCompanyAccounts } from '@app/contract/company.contract'
import { getMyDrawer } from '@app/contract/drawers/drawers.contract'
import { listPaymentProofs } from '@app/contract/payment-proofs.contract'
import { confirmClientPayment } from '@app/contract/payments.contract'
import { businessDay } from '@app/domain'
import { expect, test } from 'vitest'
import { aPage } from '../../../testing/given-list.ts'
import { givenBill } from '../../../testing/given-payments.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { box, choose, field, isRefused, list, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx'

const SHOES = { kind: 'thing', name: 'Zapatos', more: 0 } as const
const PACKAGE = {
  id: idOf(90),
  code: 'ORD-90',
  outcome: null,
  isReleased: false,
  description: 'Zapatos',
  title: SHOES,
  tracking: null,
}
const FIGURES = { weightInGrams: 1_800, lines: [], serviceInCents: 0, dutyInCents: 0 }
const BILL = givenBill({ orders: [{ ...PACKAGE, ...FIGURES }] })
const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja', isMain: false }
const MAIN = { id: idOf(93), kind: 'bank' as const, name: 'Banco Pichincha 2200', isMain: true }
const OTHER = { id: idOf(94), kind: 'bank' as const, name: 'Banco Guayaquil 3300', isMain: false }
const today = businessDay(new Date())
const AS_TAKEN = { orderIds: [PACKAGE.id], receivedOn: today, method: 'transfer' }

async function opened(bills = [BILL]) {
  answers(listPaymentProofs, aPage([]))
  answers(listCompanyAccounts, [CASH, MAIN, OTHER])
  answers(confirmClientPayment, { ok: true })
  const nothing = () => undefined
  await renderScreen(<ConfirmPaymentDialog bills={bills} onClose={nothing} onDone={nothing} />, { role: 'administrator' })
  await expect.element(list('Cuenta')).toHaveValue(MAIN.id)
}

test('confirming what is due is one press: today, into the main account', async () => {
  await opened()
  await expect.element(field('Llegó el')).toHaveValue(today.split('-').reverse().join('/'))
  await expect.element(box('Valor recibido')).toHaveValue('40,70')
  await press('Confirmar $40,70')
  await expect.poll(() => received(confirmClientPayment)).toHaveLength(1)
  await expect.poll(() => received(confirmClientPayment)[0]?.body).toEqual({ ...AS_TAKEN, reference: '' })
})

test('a package that is billed anew elsewhere is not paid here', async () => {
  const found = { ...PACKAGE, ...FIGURES, id: idOf(91), isReleased: true }
  await opened([{ ...BILL, orders: [...BILL.orders, found] }])
  await press('Confirmar $40,70')
  await expect.poll(() => received(confirmClientPayment)).toHaveLength(1)
  await expect.poll(() => received(confirmClientPayment)[0]?.body?.orderIds).toEqual([PACKAGE.id])
})

test('cash goes to Caja by itself, and says that no drawer is open', async () => {
  await opened()
  answers(getMyDrawer, { session: null })
  await choose('Cómo pagó', 'Efectivo')
  await expect.element(list('Cuenta')).toHaveValue(CASH.id)
  await sees(/A la cuenta Caja: no tienes caja abierta/)
})

test('a part of it, of another day and into another account, says what stays due', async () => {
  await opened()
  await field('Llegó el').fill('2026-01-05')
  await choose('Cuenta', OTHER.name)
  await write('Valor recibido', '25')
  await sees('Quedan $15,70 por pagar.')
  await press('Confirmar $25,00')
  await expect.poll(() => received(confirmClientPayment)).toHaveLength(1)
  await expect
    .poll(() => received(confirmClientPayment)[0]?.body)
    .toEqual({
      ...{ ...AS_TAKEN, receivedOn: '2026-01-05', reference: '' },
      ...{ accountId: OTHER.id, amountInCents: 2_500 },
    })
})

test('more than is due is said as credit', async () => {
  await opened()
  await write('Valor recibido', '45')
  await sees('Quedan $4,30 a favor del cliente.')
  expect(whatSticksOut()).toEqual([])
})

test('each of several bills has an amount of its own', async () => {
  await opened([BILL, { ...BILL, id: idOf(41), code: 'FAC-000041', dueInCents: 3_254 }])
  await write('Valor recibido de FAC-000041', '30')
  await press('Confirmar $70,70')
  await expect.poll(() => received(confirmClientPayment)).toHaveLength(2)
  await expect.poll(() => received(confirmClientPayment).map(({ body }) => body?.amountInCents)).toEqual([undefined, 3_000])
})

test('no amount and a day to come are refused before anything is sent', async () => {
  await opened()
  await write('Valor recibido', '')
  await field('Llegó el').fill('2999-01-01')
  await press('Confirmar $0,00')
  await isRefused(box('Valor recibido'), 'Este campo es obligatorio.')
  await isRefused(field('Llegó el'), 'El día no puede ser posterior a hoy.')
  expect(received(confirmClientPayment)).toEqual([])
})
