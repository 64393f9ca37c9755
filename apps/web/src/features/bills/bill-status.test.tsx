import { type Bill, type BillDetail, listBills } from '@app/contract/bills.contract'
import { listPaymentProofs } from '@app/contract/payment-proofs.contract'
import { listSavedViews } from '@app/contract/saved-views.contract'
import type { OrderOutcome } from '@app/domain'
import { expect, test } from 'vitest'
import { issuesNothing } from '../../testing/given-fiscal.ts'
import { aPage } from '../../testing/given-list.ts'
import { givenBill } from '../../testing/given-payments.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, isGone, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { AllBillsPage } from './all-bills-page.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillStatus } from './bill-status.tsx'
import { BillNews } from './own/bill-news.tsx'

const packagesThat = (...outcomes: (OrderOutcome | null)[]): Bill['orders'] =>
  outcomes.map((outcome, index) => ({
    ...{ id: idOf(90 + index), code: `ORD-${90 + index}`, outcome, isReleased: false, description: 'Zapatos', tracking: null },
    title: { kind: 'thing', name: 'Zapatos', more: 0 },
    ...{ weightInGrams: 1_800, lines: [], serviceInCents: 0, dutyInCents: 0 },
  }))

test.each<[string, Bill['status'], boolean]>([
  ['Por retirar', 'charged', false],
  ['Terminado', 'charged', true],
  ['Por pagar', 'pendingPayment', false],
  ['Anulado', 'inactive', false],
])('says %s where it is %s', async (word, status, isFinished) => {
  await renderScreen(<BillStatus bill={{ status, isFinished }} />, { role: 'client' })
  await sees(word)
})

test('its packages say how they ended', async () => {
  const sums = { subtotalInCents: 0, ivaInBasisPoints: 1_500, taxInCents: 0, dutyInCents: 0, totalInCents: 0 }
  await renderScreen(<BillLines orders={packagesThat('lost', null)} sums={sums} totalLabel="Total" />, { role: 'client' })
  await sees('Perdido')
  await isGone('Eliminado')
})

test('a package that the bill lets go of, found or billed anew once it ended, says so', async () => {
  const sums = { subtotalInCents: 0, ivaInBasisPoints: 1_500, taxInCents: 0, dutyInCents: 0, totalInCents: 0 }
  const orders = packagesThat(null).map((order) => ({ ...order, isReleased: true }))
  await renderScreen(<BillLines orders={orders} sums={sums} totalLabel="Total" />, { role: 'client' })
  await sees('Acreditado: ya no se cobra en esta nota de cobro.')
})

const detail = (changed: Partial<Bill>): BillDetail => ({
  ...givenBill({ dueInCents: 0, ...changed }),
  ...{ lines: [], creditNotes: [], payments: [], paymentProofs: [], timeline: [] },
})

test('its client is not sent to collect what ended', async () => {
  const bill = detail({ status: 'charged', isFinished: true, orders: packagesThat('seized') })
  await renderScreen(<BillNews bill={bill} />, { role: 'client' })
  await sees('Pagada. No queda nada por retirar')
  await isGone('Pagado. Ya puedes retirar')
})

test('one of which everything was credited was not voided: its money is in the account', async () => {
  const bill = detail({ status: 'inactive', creditedInCents: 4_070, orders: packagesThat('lost') })
  await renderScreen(<BillNews bill={bill} />, { role: 'client', width: 360, theme: 'dark' })
  await sees('Esta nota de cobro se acreditó entera: ya no se cobra')
  await isGone('Esta nota de cobro se anuló')
  expect(whatSticksOut()).toEqual([])
})

test('the office hands nothing over of what ended, and waits for it nowhere', async () => {
  answers(listPaymentProofs, aPage([]))
  answers(listSavedViews, [])
  issuesNothing()
  answers(
    listBills,
    aPage([givenBill({ status: 'charged', isFinished: true, orders: packagesThat('seized'), allowedActions: [] })]),
  )
  await renderScreen(<AllBillsPage />, { role: 'administrator', at: '/finances/facturas-venta?view=finished' })
  await sees('1 decomisado')
  await isGone(button(/^Entregar/))
  await expect
    .poll(() => received(listBills).map(({ query }) => query))
    .toContainEqual(expect.objectContaining({ status: 'charged', isFinished: 'true' }))
  expect(received(listBills).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ status: 'charged', isFinished: 'false' }),
  )
})

test('what is paid in part says so in the list', async () => {
  answers(listPaymentProofs, aPage([]))
  answers(listSavedViews, [])
  issuesNothing()
  answers(listBills, aPage([givenBill({ status: 'pendingPayment', totalInCents: 4_070, dueInCents: 1_570 })]))
  await renderScreen(<AllBillsPage />, { role: 'administrator', width: 360 })
  await sees('Pagado $25,00 de $40,70')
  expect(whatSticksOut()).toEqual([])
})
