import { getCompany } from '@app/contract/company.contract'
import { listPaymentProofs } from '@app/contract/payment-proofs.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { NO_COUNTER } from '../../testing/given-company.ts'
import { aPage } from '../../testing/given-list.ts'
import { aPurchaseInDetail } from '../../testing/given-purchases.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { isGone, press, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers } from '../../testing/server.ts'
import { PurchasePay } from './purchase-pay.tsx'

const ADDRESS = { lines: [], city: '', zipCode: '', phone: '' }
const NAMES = { tradeName: 'Puente', legalName: 'Puente Courier S.A.', ruc: '1790011674001' }
const ACCOUNT = { id: idOf(90), bank: 'Banco Pichincha', kind: 'Corriente', number: '2100012345', holder: 'Puente Courier S.A.' }

function show(changed: Partial<PurchaseDetail>, stage: Stage = {}): Promise<void> {
  answers(listPaymentProofs, aPage([]))
  answers(getCompany, {
    version: 1,
    ...NAMES,
    miamiAddress: ADDRESS,
    quitoAddress: ADDRESS,
    bankAccounts: [ACCOUNT],
    ...NO_COUNTER,
  })
  const purchase = aPurchaseInDetail({ status: 'accepted', allowedActions: ['addPaymentProof'], ...changed })
  return renderScreen(<PurchasePay purchase={purchase} />, { role: 'client', ...stage })
}

test.each<[string, Partial<PurchaseDetail>, string]>([
  ['nothing', {}, 'No pagas nada antes de la compra: se cobra en la nota de cobro del pedido.'],
  ['a half', { upFrontInCents: 7_171 }, 'Antes de comprar falta que pagues $71,71; el resto va en la nota de cobro del pedido.'],
  [
    'a half, of which a part is there',
    { upFrontInCents: 7_171, heldInCents: 7_000 },
    'Antes de comprar falta que pagues $1,71; el resto va en la nota de cobro del pedido.',
  ],
  ['all of it', { upFrontInCents: 14_342 }, 'La compramos cuando hayas pagado $143,42.'],
  [
    'what is there',
    { upFrontInCents: 7_171, heldInCents: 7_171 },
    'Ya pagaste lo necesario para comprar; el resto va en la nota de cobro del pedido.',
  ],
  ['nothing more', { heldInCents: 14_342 }, 'Ya la pagaste completa.'],
])('where the house demands %s, one sentence says when it is paid', async (_what, changed, sentence) => {
  await show(changed)
  await sees(sentence)
})

test.each<[Stage]>([[{}], [{ width: 360 }], [{ theme: 'dark' }]])(
  'what is missing is paid to an account, by its code: %j',
  async (stage) => {
    await show({ upFrontInCents: 7_171 }, stage)
    await sees('Transfiere o deposita con la referencia PU-000020 y envía aquí el comprobante de pago.')
    await sees('2100012345')
    await sees('$71,71')
    expect(whatSticksOut()).toEqual([])
  },
)

test('who need not pay first may want to', async () => {
  await show({})
  await isGone('2100012345')
  await press('Pagar antes o enviar comprobante de pago')
  await sees('2100012345')
  await sees('$143,42')
})

test('once it was bought, the rest is on the bill of its order', async () => {
  await show({ status: 'reviewed', allowedActions: [] }, { language: 'en' })
  await sees(/charged on the bill of sale of the order/)
})
