import { expect, test } from 'vitest'
import { aPurchaseInDetail } from '../../testing/given-purchases.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { link, sees, whatSticksOut } from '../../testing/screen.ts'
import { PurchaseNext } from './purchase-next.tsx'

test('a purchase that its store sends in several boxes leads to each of them, on the narrowest phone too', async () => {
  const orders = ['ORD-000011', 'ORD-000012', 'ORD-000013'].map((code, index) => ({ id: idOf(40 + index), code }))
  const purchase = aPurchaseInDetail({ status: 'reviewed', order: orders[0] ?? null, orders })
  await renderScreen(<PurchaseNext purchase={purchase} />, { role: 'client', width: 360, theme: 'dark' })

  await sees('Viene en 3 paquetes.')
  for (const box of ['1/3', '2/3', '3/3']) await sees(link(`Ver Zapatillas de correr · ${box}`))
  expect(whatSticksOut()).toEqual([])
})
