import { getFile } from '@app/contract/files.contract'
import { listPaymentProofs, type PaymentProof, reviewPaymentProof } from '@app/contract/payment-proofs.contract'
import { expect, test } from 'vitest'
import { aPage } from '../../testing/given-list.ts'
import { CLIENT } from '../../testing/given-payments.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { box, isGone, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, received } from '../../testing/server.ts'
import { ReceiptsOfPurchase } from './purchase-proofs.tsx'

const PURCHASE = { id: idOf(30), code: 'COM-000030', totalInCents: 11_502 }
const proof = (changed: Partial<PaymentProof> = {}): PaymentProof => ({
  ...{ id: idOf(60), version: 1, createdAt: NOW, updatedAt: NOW, status: 'pending', client: CLIENT, bill: null },
  ...{ purchase: PURCHASE, amountInCents: 11_502, reference: '4471-09', note: '', reviewedAt: null, refusalReason: null },
  file: { id: idOf(61), name: 'recibo.png', contentType: 'image/png', sizeInBytes: 900, purpose: 'proof' },
  allowedActions: ['accept', 'refuse'],
  ...changed,
})

const PHOTO = { name: 'recibo.png', contentType: 'image/png', content: new Uint8Array([1]) }
const has = (...proofs: PaymentProof[]) => {
  answers(getFile, PHOTO)
  answers(listPaymentProofs, aPage(proofs))
}

test('the office sees what a client sent for a purchase, and accepts it', async () => {
  has(proof())
  answers(reviewPaymentProof, proof({ status: 'accepted', allowedActions: [] }))
  await renderScreen(<ReceiptsOfPurchase id={PURCHASE.id} />, { role: 'administrator' })
  await sees('$115,02')
  await press('Aceptar el comprobante de pago 4471-09')
  await sees('Comprobante de pago aceptado con éxito.')
  await expect.poll(() => received(listPaymentProofs)).toMatchObject([{ query: { purchaseId: PURCHASE.id } }, {}])
  await expect.poll(() => received(reviewPaymentProof)).toMatchObject([{ body: { status: 'accepted' } }])
})

test('or says why it does not hold', async () => {
  has(proof())
  answers(reviewPaymentProof, proof({ status: 'refused', refusalReason: 'Es de otro mes.', allowedActions: [] }))
  await renderScreen(<ReceiptsOfPurchase id={PURCHASE.id} />, { role: 'administrator' })
  await press('Rechazar el comprobante de pago 4471-09')
  await write('Motivo', 'Es de otro mes.')
  await press('Rechazar comprobante de pago')
  await sees('Comprobante de pago rechazado con éxito.')
  await expect
    .poll(() => received(reviewPaymentProof))
    .toMatchObject([{ body: { status: 'refused', reason: 'Es de otro mes.' } }])
})

test('one that was looked at offers nothing; on the narrowest phone, in English and in the dark', async () => {
  has(proof({ id: idOf(62), status: 'accepted', allowedActions: [] }), proof())
  await renderScreen(<ReceiptsOfPurchase id={PURCHASE.id} />, {
    ...{ role: 'administrator', width: 360, theme: 'dark', language: 'en' },
  })
  await sees('The client’s receipts')
  expect(whatSticksOut()).toEqual([])
  await isGone(box('Reason'))
})
