import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isGone, sees } from '../../../testing/screen.ts'
import { ArrivalDay } from './arrival-day.tsx'
import { LateDay } from './late-day.tsx'

const EXPECTED = { estimatedArrivalDate: '2026-12-18', arrivalDate: null, daysLate: 7 }

test('what is on its way says its day, and how late that is', async () => {
  await renderScreen(<ArrivalDay order={anOrder({ ...EXPECTED, status: 'inWarehouseMIA' })} />, { role: 'client' })
  await sees(/18 dic/)
  await sees(/7 días tarde/)
})

test.each([
  [
    'for what is missing',
    { status: 'incomplete', missing: ['invoice', 'value'] },
    'falta la factura de la compra, el valor del producto',
  ],
  ['for what was sent and nobody has read', { status: 'incompleteState', missing: ['invoice'] }, 'revisión de lo que se envió'],
  ['for an incident', { status: 'inWarehouseMIA', incidentOpen: true }, 'novedad sin resolver'],
] as const)('what waits says no day, and that it waits %s', async (_what, changed, why) => {
  const order = anOrder({ ...EXPECTED, ...changed, missing: [...('missing' in changed ? changed.missing : [])] })
  await renderScreen(<ArrivalDay order={order} />, { role: 'associate' })
  await sees('En pausa')
  await sees(why)
  await isGone(/18 dic/)
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

test.each([
  ['30rem', true],
  ['5.5rem', false],
])('in a column of %s its dot separates the two parts: %s', async (width, isShown) => {
  const column = (
    <div style={{ width }}>
      <LateDay day="2026-12-18" daysLate={7} />
    </div>
  )
  await renderScreen(column, { role: 'client' })
  await sees(/7 días tarde/)
  const late = page.getByText(/7 días tarde/).element()
  const [dot, div] = [late.querySelector('span'), late.closest('div')]
  const isInside = (dot?.getBoundingClientRect().left ?? 0) >= (div?.getBoundingClientRect().left ?? 0)
  expect(isInside).toBe(isShown)
})
