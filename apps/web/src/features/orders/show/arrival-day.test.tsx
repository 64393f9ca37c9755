import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isGone, sees } from '../../../testing/screen.ts'
import { ArrivalDay } from './arrival-day.tsx'

const EXPECTED = { estimatedArrivalDate: '2026-12-18', arrivalDate: null, daysLate: 7 }

test('what is on its way says its day, and how late that is', async () => {
  await renderScreen(<ArrivalDay order={anOrder({ ...EXPECTED, status: 'inWarehouseMIA' })} />, { role: 'client' })
  await sees(/18 dic/)
  await sees(/7 días tarde/)
})

test('what ended on its way promises no day any more', async () => {
  await renderScreen(<ArrivalDay order={anOrder({ ...EXPECTED, status: 'removed', outcome: 'lost' })} />, { role: 'client' })
  await sees('—')
  await isGone(/18 dic/)
  await isGone(/tarde/)
})

test('what came and ended then says when it came', async () => {
  const order = anOrder({ ...EXPECTED, status: 'removed', outcome: 'abandoned', arrivalDate: '2026-12-21' })
  await renderScreen(<ArrivalDay order={order} />, { role: 'client' })
  await sees(/21 dic/)
  await expect.element(page.getByText(/tarde/)).not.toBeInTheDocument()
})
