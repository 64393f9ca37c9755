import { explainDelay } from '@app/contract/order-actions.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrder, anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, field, isGone, press, sees } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { ArrivalDay } from '../show/arrival-day.tsx'
import { StaffOrderActions } from './staff-order-actions.tsx'

const LATE = anOrderInDetail({ daysLate: 7, allowedActions: ['explainDelay'] })

async function open(): Promise<void> {
  await renderScreen(<StaffOrderActions order={LATE} onGone={() => undefined} />, { role: 'associate' })
  await press('Decir el motivo')
  await sees(dialog())
}
const choose = (label: string) => field('Motivo').selectOptions(label)
const save = () => dialog().getByRole('button', { name: 'Guardar el motivo' }).click()

test('why a package is late is chosen, kept and told', async () => {
  answers(explainDelay, { orders: [anOrder({ delayReason: 'customs' })] })
  await open()
  await choose('La aduana lo retiene')
  await save()
  await isGone(dialog())
  await expect.poll(() => received(explainDelay)).toMatchObject([{ body: { orderIds: [LATE.id], reason: 'customs', note: '' } }])
})

test('without a reason nothing is sent; a refusal stays in the dialog', async () => {
  refuses(explainDelay, 'orderActionNotAllowed')
  await open()
  await save()
  await expect.element(dialog().getByText('Este campo es obligatorio.')).toBeVisible()
  await choose('Se movió el vuelo')
  await save()
  await sees('El pedido ya no permite esta acción. Actualiza para ver cómo está.')
  await sees(dialog())
})

test.each([
  [{ daysLate: 7 }, '· 7 días tarde'],
  [{ daysLate: 1 }, '· 1 día tarde'],
  [{ status: 'incomplete', estimatedArrivalDate: null }, 'En pausa'],
] as const)('a list says how late it is, or that it waits: %j', async (changes, words) => {
  await renderScreen(<ArrivalDay order={anOrder(changes)} />, { role: 'associate' })
  await expect.element(page.getByText(words)).toBeVisible()
})
