import { getOrder, type OrderDetail } from '@app/contract/orders.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { idOf, type PersonOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, heading, isGone, sees } from '../../../testing/screen.ts'
import { answers } from '../../../testing/server.ts'
import { OrderPanel } from './order-panel.tsx'

async function show(changed: Partial<OrderDetail>, role: PersonOf, startsWithEarning = false) {
  answers(getOrder, anOrderInDetail(changed))
  const list = { openId: idOf(10), close: () => undefined }
  await renderScreen(<OrderPanel list={list} startsWithEarning={startsWithEarning} />, { role })
  await sees(dialog(role === 'client' ? /Audífonos inalámbricos/ : /OR-000010/))
}

const EARNING = {
  status: 'pending',
  weightInGrams: 1_500,
  basePricePerKilogramInCents: 600,
  bonusRateInBasisPoints: 1_000,
  discountRateInBasisPoints: 300,
  freightInCents: 1_350,
  baseInCents: 900,
  marginInCents: 450,
  bonusInCents: 45,
  keptBackInCents: 14,
  profitInCents: 481,
} as const

test('an associate reads how the profit came to be', async () => {
  await show({ earning: EARNING, price: null }, 'associate')
  for (const line of ['$13,50', '−$9,00', '$4,50', '$0,45', '−$0,14', '$4,81'])
    await sees(page.getByRole('cell', { name: line, exact: true }))
  await sees('1,50 kg × 6,00 USD/kg')
})

test('a client is shown no earning', async () => {
  await show({}, 'client')
  await isGone(heading('Ganancia del asociado'))
})

test('where people come for the earning it stands before the package', async () => {
  await show({ earning: EARNING }, 'associate', true)
  await sees(heading('Ganancia del asociado'))
  const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(titles.indexOf('Ganancia del asociado')).toBeLessThan(titles.indexOf('Paquete'))
})
