import { answerPurchase, updatePurchase } from '@app/contract/purchase-actions.contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { aPurchase, aPurchaseInDetail, LANDED } from '../../../testing/given-purchases.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen, type Stage } from '../../../testing/render-screen.tsx'
import { box, button, isGone, press, sees, turn, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received, refuses } from '../../../testing/server.ts'
import { AllowPartial } from '../allow-partial.tsx'
import { AcceptDialog } from '../decide/accept-dialog.tsx'
import { PurchaseLanded } from './purchase-landed.tsx'

const OWNERS = { allowedActions: ['choose'] } satisfies Partial<PurchaseDetail>
const show = (changed: Partial<PurchaseDetail>, stage: Stage = {}) =>
  renderScreen(<PurchaseLanded purchase={aPurchaseInDetail({ ...OWNERS, ...changed })} />, { role: 'client', ...stage })

test.each<[Stage]>([[{}], [{ width: 360 }], [{ theme: 'dark' }]])(
  'what it costs in Quito is said line by line: %j',
  async (stage) => {
    await show({ landed: LANDED, weightInGrams: 1_400 }, stage)
    await sees('$182,26')
    await sees('Como máximo $194,52, si la tienda cobra hasta tus límites.')
    await sees(/Con unos 1,4.*o menos al consolidar/)
    expect(whatSticksOut()).toEqual([])
  },
)

test('its owner names a weight, once', async () => {
  answers(answerPurchase, aPurchase())
  await show({})
  await expect.element(button('Calcular')).toBeDisabled()
  await write('Peso aproximado', '1,4')
  await press('Calcular')
  await sees('Guardado con éxito.')
  await expect
    .poll(() => received(answerPurchase))
    .toMatchObject([{ params: { id: idOf(20) }, body: { action: 'choose', weightInGrams: 1_400 } }])
})

test('staff correct it: the price in Quito follows', async () => {
  answers(updatePurchase, aPurchase())
  const staffs = { allowedActions: ['update'], landed: LANDED, weightInGrams: 1_400 } satisfies Partial<PurchaseDetail>
  await show(staffs, { role: 'associate' })
  await sees('Con él el cliente ve cuánto le cuesta puesto en Quito.')
  await write('Peso aproximado', '1,8')
  await press('Calcular de nuevo')
  await expect.poll(() => received(updatePurchase)).toMatchObject([{ body: { action: 'update', weightInGrams: 1_800 } }])
})

test('a weight that is refused is said beside it', async () => {
  refuses(answerPurchase, 'purchaseActionNotAllowed')
  await show({})
  await write('Peso aproximado', '1,4')
  await press('Calcular')
  await sees('La compra ya no permite esta acción. Actualiza para ver cómo está.')
})

test('above the limit of its category the price is an indication', async () => {
  await show({ landed: { ...LANDED, fitsCategory: false }, weightInGrams: 4_100 })
  await sees('Con ese peso o valor pasa del límite de su categoría: el precio es solo una referencia.')
})

test('who may not name a weight reads the price alone, also in English', async () => {
  await show({ landed: LANDED, weightInGrams: 1_400, allowedActions: [] }, { language: 'en' })
  await sees('At most $194.52, if the store charges up to your limits.')
  await isGone(box('Approximate weight'))
})

test('fewer items are allowed with a switch', async () => {
  answers(answerPurchase, aPurchase({ allowPartial: true }))
  await renderScreen(<AllowPartial purchase={aPurchaseInDetail(OWNERS)} />, { role: 'client' })
  await turn(/Acepto menos artículos/)
  await sees('Guardado con éxito.')
  await expect.poll(() => received(answerPurchase)).toMatchObject([{ body: { action: 'choose', allowPartial: true } }])
})

test('before accepting, the price in Quito and what is paid first are said', async () => {
  const purchase = aPurchaseInDetail({ landed: LANDED, weightInGrams: 1_400, upFrontInCents: 7_171 })
  await renderScreen(<AcceptDialog purchase={purchase} opened onClose={() => undefined} />, { role: 'client' })
  await sees(/Puesto en Quito, con unos 1,4.*\$182,26\./)
  await sees('Antes de comprar pagas $71,71: te decimos dónde.')
})

test('and without a weight, that the freight comes on top', async () => {
  const purchase = aPurchaseInDetail()
  await renderScreen(<AcceptDialog purchase={purchase} opened onClose={() => undefined} />, { role: 'client' })
  await sees(/Falta el flete a Quito/)
})
