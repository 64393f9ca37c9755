import { listAuthorizedNames } from '@app/contract/authorized-names.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { createPurchase } from '@app/contract/purchases.contract'
import { getQuota } from '@app/contract/quotas.contract'
import { expect, test } from 'vitest'
import { someParameters } from '../../../testing/given-parameters.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { alert, button, heading, isGone, press, sees, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { NewPurchasePage } from './new-purchase-page.tsx'

async function show(areItemsEnabled: 0 | 1): Promise<void> {
  answers(listAuthorizedNames, [])
  answers(listRetailParameters, someParameters({ orderItemsEnabled: areItemsEnabled }))
  refuses(getQuota, 'quotaNotFound')
  await renderScreen(<NewPurchasePage />, { role: 'client' })
}

test('several products are asked for at once', async () => {
  await show(1)
  await sees(button('Agregar otro producto'))
})

test('where the office switched several items off, one is', async () => {
  await show(0)
  await sees(heading(/^Producto/))
  await isGone(button('Agregar otro producto'))
})

test('what was refused is sent again at once', async () => {
  await show(1)
  refuses(createPurchase, 'tooManyRequests')
  await write(/^Enlace del producto/, 'https://www.target.com/p/1')
  await write(/^Descripción/, 'Reloj')
  await write(/^Precio unitario/, '20')
  await press('Pedir compra')
  await sees(alert())
  await press('Pedir compra')

  await expect.poll(() => received(createPurchase).length).toBe(2)
})
