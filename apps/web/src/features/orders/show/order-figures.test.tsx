import { test } from 'vitest'
import { anOrderInDetail } from '../../../testing/given-orders.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isGone, sees } from '../../../testing/screen.ts'
import { OrderFigures } from './order-figures.tsx'

const UNSAID = { productValueInCents: 0, price: null }

test('a package without owner is not said to be worth nothing: nobody knows', async () => {
  await renderScreen(<OrderFigures order={anOrderInDetail({ client: null, ...UNSAID })} />, { role: 'administrator' })
  await sees('Valor')
  await isGone('$0,00')
})

test('what its client said it is worth is shown, also where that is nothing', async () => {
  await renderScreen(<OrderFigures order={anOrderInDetail(UNSAID)} />, { role: 'administrator' })
  await sees('$0,00')
})
