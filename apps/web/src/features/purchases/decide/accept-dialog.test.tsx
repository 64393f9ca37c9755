// Whoever accepts a purchase accepts the price that they read, also where it moves while they read it.
import { answerPurchase } from '@app/contract/purchase-actions.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aPurchase, aPurchaseInDetail } from '../../../testing/given-purchases.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { button, isGone, press, sees } from '../../../testing/screen.ts'
import { answers, isAsked, received, refuses } from '../../../testing/server.ts'
import { AcceptDialog } from './accept-dialog.tsx'

const at = (totalInCents: number, version: number): PurchaseDetail => {
  const purchase = aPurchaseInDetail({ version })
  return { ...purchase, price: { ...purchase.price, totalInCents } }
}

/** What others do with it comes behind the dialog, as a list that is read anew brings it. */
async function opened() {
  const others = { change: (_purchase: PurchaseDetail): void => undefined }
  function Purchase() {
    const [purchase, setPurchase] = useState(at(13_802, 1))
    others.change = setPurchase
    return <AcceptDialog purchase={purchase} opened onClose={() => undefined} />
  }
  await renderScreen(<Purchase />, { role: 'client' })
  await sees(button('Aceptar $138,02'))
  return others
}

test('a price that moves while it is read neither shows under the finger nor is accepted', async () => {
  answers(answerPurchase, aPurchase())
  const others = await opened()
  others.change(at(14_378, 2))
  await isGone(button('Aceptar $143,78'))
  await press('Aceptar $138,02')
  await isAsked(answerPurchase)
  expect(received(answerPurchase)).toMatchObject([{ body: { action: 'accept', temporalPriceInCents: 13_802 } }])
})

test('once it was refused for that, the new one is read, and accepted by another press', async () => {
  refuses(answerPurchase, 'amountDiffers', { totalInCents: 14_378 })
  const others = await opened()
  others.change(at(14_378, 2))
  await press('Aceptar $138,02')
  await sees(/El precio cambió mientras lo leías: ahora es/)
  answers(answerPurchase, aPurchase())
  await press('Aceptar $143,78')
  await isAsked(answerPurchase, 2)
  expect(received(answerPurchase).at(-1)).toMatchObject({ body: { temporalPriceInCents: 14_378 } })
})
