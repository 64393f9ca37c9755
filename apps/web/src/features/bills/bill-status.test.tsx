import type { Bill } from '@app/contract/bills.contract'
import type { OrderOutcome } from '@app/domain'
import { test } from 'vitest'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, sees } from '../../testing/screen.ts'
import { BillLines } from './bill-lines.tsx'
import { BillStatus } from './bill-status.tsx'

const packagesThat = (...outcomes: (OrderOutcome | null)[]): Bill['orders'] =>
  outcomes.map((outcome, index) => ({
    ...{ id: idOf(90 + index), code: `ORD-${90 + index}`, outcome, isReleased: false, description: 'Zapatos', tracking: null },
    ...{ weightInGrams: 1_800, lines: [], serviceInCents: 0, dutyInCents: 0 },
  }))

test.each<[string, Bill['status'], boolean]>([
  ['Cobrado', 'charged', false],
  ['Terminado', 'charged', true],
  ['Pago pendiente', 'pendingPayment', false],
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
  await sees('Acreditado: ya no se cobra en esta factura.')
})
