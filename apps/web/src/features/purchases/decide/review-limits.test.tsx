import { listRetailParameters } from '@app/contract/parameters.contract'
import { test } from 'vitest'
import { someParameters } from '../../../testing/given-parameters.ts'
import { aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { isGone, press, sees, write } from '../../../testing/screen.ts'
import { answers } from '../../../testing/server.ts'
import { StaffPurchaseActions } from './staff-purchase-actions.tsx'

const PRICE = 'Precio en la tienda de Zapatillas de correr'

test('a price within the limits needs no question, and one above the category says so', async () => {
  answers(listRetailParameters, someParameters())
  const purchase = aPurchaseInDetail({ allowedActions: ['review', 'update', 'approve'] })
  await renderScreen(<StaffPurchaseActions purchase={purchase} />, { role: 'associate', width: 360 })
  await press('Devolver al cliente')
  await isGone(/no hace falta preguntarle/)

  await write(PRICE, '64')
  await sees(/no hace falta preguntarle/)
  await write(PRICE, '66')
  await isGone(/no hace falta preguntarle/)
  await write(PRICE, '999')
  await sees(/la categoría B admite hasta 400 USD por declaración/)
})
