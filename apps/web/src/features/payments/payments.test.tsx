import { getAccount, listRefunds } from '@app/contract/accounts.contract'
import { getBill, listBills } from '@app/contract/bills.contract'
import { listCompanyAccounts } from '@app/contract/company.contract'
import {
  createPayment,
  getPayment,
  listPayments,
  listUnidentified,
  type Payment,
  undoPayment,
} from '@app/contract/payments.contract'
import { listPurchases } from '@app/contract/purchases.contract'
import { search } from '@app/contract/search.contract'
import { listUsers } from '@app/contract/users.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenAccount, givenRefund } from '../../testing/given-accounts.ts'
import { aPage, hasNoSavedViews } from '../../testing/given-list.ts'
import { CLIENT, givenBill, givenPayment } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, choose, dialog, isGone, key, link, press, sees, tick, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { PaymentsPage } from './payments-page.tsx'

const CASH = { id: idOf(92), kind: 'cash' as const, name: 'Caja', isMain: false }
const BANK = { id: idOf(93), kind: 'bank' as const, name: 'Produbanco 1200' }
const BILL = givenBill()
const applied = { bill: { id: BILL.id, code: BILL.code }, purchase: null, amountInCents: 4_070, isBack: false }
/** 80.00, of which 40.70 paid a bill. */
const PAYMENT = givenPayment({
  ...{ applications: [applied], account: BANK, reference: 'PICH-1', actor: { name: 'Ana León' } },
  allowedActions: ['undoPayment'],
})

async function opened(shown: Payment[] = [PAYMENT], at = '/finances/pagos') {
  hasNoSavedViews()
  answers(listPayments, aPage(shown))
  answers(getPayment, shown[0] ?? PAYMENT)
  answers(listUnidentified, { data: [], meta: { page: 1, limit: 1, total: 0, totalPages: 1, readyCount: 0 } })
  answers(listCompanyAccounts, [CASH, { ...BANK, isMain: true }])
  answers(listRefunds, aPage([givenRefund({ status: 'paid', paidOn: '2026-01-07', method: 'transfer', reference: 'TRX-1' })]))
  await renderScreen(<PaymentsPage />, { role: 'administrator', at })
}

test('a payment says what it pays and what of it is left, and is narrowed by account, method and standing', async () => {
  await opened()
  await sees('Transferencia · PICH-1')
  await sees('$40,70')
  await sees('$39,30')
  answers(listUsers, aPage([]))
  await press('Filtro')
  await tick('Produbanco 1200').click()
  await tick('Transferencia').click()
  await choose('Vigencia', 'Solo anulados')
  await expect
    .poll(() => received(listPayments).at(-1)?.query)
    .toMatchObject({ accountId: BANK.id, method: 'transfer', isTakenBack: 'true' })
  await press('Ver resultados')
  await sees('Cuenta: Produbanco 1200')
  expect(whatSticksOut()).toEqual([])
})

test('one of them opens the bill that it paid, and is taken back with a reason', async () => {
  await opened()
  answers(undoPayment, { ok: true })
  await press('PAG-000050')
  await sees(dialog(/PAG-000050/))
  await expect.element(link(BILL.code)).toHaveAttribute('href', `/finances/facturas-venta?open=${BILL.id}`)
  await press('Anular pago')
  await write('Motivo', 'Rebotó.')
  await page.getByRole('button', { name: /80,00/ }).click()
  await expect.poll(() => received(undoPayment)).toMatchObject([{ params: { id: PAYMENT.id }, body: { reason: 'Rebotó.' } }])
})

test('what was taken back says so, and cannot be taken back again', async () => {
  const reversedBy = { id: idOf(51), code: 'PAG-000051', reason: 'Rebotó.', at: '2026-01-06T15:00:00.000Z' }
  await opened([{ ...PAYMENT, reversedBy, allowedActions: [] }])
  await press('PAG-000050')
  await sees('Anulado con PAG-000051')
  await isGone('Anular pago')
})

test('a payment is taken by the number of a bill, the amount and Enter', async () => {
  await opened()
  answers(search, [
    { kind: 'order', id: idOf(60), code: 'ORD-60', title: 'Zapatos', things: null, status: 'paid', outcome: null, location: '/' },
    {
      kind: 'bill',
      id: BILL.id,
      code: BILL.code,
      title: 'Luz Paz',
      things: null,
      status: 'pendingPayment',
      outcome: null,
      location: '/',
    },
  ])
  answers(getBill, { ...BILL, lines: [], creditNotes: [], payments: [], paymentProofs: [], timeline: [] })
  answers(getAccount, givenAccount({ debtInCents: 0, creditInCents: 0 }))
  answers(listBills, aPage([BILL]))
  answers(listPurchases, aPage([]))
  answers(createPayment, PAYMENT)
  await press('Registrar pago')
  await write('Cliente o un número suyo', BILL.code)
  await key('{Enter}')
  await sees(`Pago de ${CLIENT.name}`)
  await expect.element(box('Valor recibido')).toHaveValue('40,70')
  await box('Valor recibido').click()
  await key('{Enter}')
  await expect
    .poll(() => received(createPayment)[0]?.body)
    .toMatchObject({ clientId: CLIENT.id, amountInCents: 4_070, applications: [{ billId: BILL.id, amountInCents: 4_070 }] })
})

test('refunds that were paid are a tab of their own', async () => {
  await opened([], '/finances/pagos?view=refunds')
  await sees('DEV-000070')
  await sees('Transferencia · TRX-1')
  expect(received(listRefunds).at(-1)?.query).toMatchObject({ status: ['paid', 'returned'] })
})

test('an address asks for a payment, or for a statement, once', async () => {
  await opened([PAYMENT], '/finances/pagos?new=payment')
  await sees(box('Cliente o un número suyo'))
  expect(location.search).toBe('')
})
