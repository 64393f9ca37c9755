import { answerPurchase, removePurchase } from '@app/contract/purchase-actions.contract'
import { getPurchase, type PurchaseDetail } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { aPurchase, aPurchaseInDetail } from '../../testing/given-purchases.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { box, button, dialog, hasFocus, isGone, key, link, press, sees, whatSticksOut, write } from '../../testing/screen.ts'
import { answers, holds, isAsked, isUnreachable, received, refuses } from '../../testing/server.ts'
import { ClientPurchaseActions } from './client-purchase-actions.tsx'

const PROPOSED = { status: 'pendingChanges', allowedActions: ['accept', 'change', 'reject'] } satisfies Partial<PurchaseDetail>
const IN_REVIEW = { status: 'inReview', allowedActions: ['change', 'remove'] } satisfies Partial<PurchaseDetail>

const show = (changed: Partial<PurchaseDetail>, stage: Stage = {}) =>
  renderScreen(<ClientPurchaseActions purchase={aPurchaseInDetail(changed)} />, { role: 'client', ...stage })

const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })

test.each<[string, Partial<PurchaseDetail>, string[]]>([
  ['in review', IN_REVIEW, ['Cambiar lo que pido', 'Eliminar']],
  ['with a price to answer', PROPOSED, ['Aceptar $143,42', 'Cambiar lo que pido', 'Rechazar']],
  ['accepted', { status: 'accepted', allowedActions: [] }, []],
  ['bought', { status: 'reviewed', allowedActions: [] }, []],
])('%s: what its owner is offered', async (_where, changed, offered) => {
  await show(changed)
  for (const name of offered) await sees(button(name).or(link(name)))
  for (const name of ['Aceptar $143,42', 'Cambiar lo que pido', 'Rechazar', 'Eliminar'].filter((one) => !offered.includes(one)))
    await isGone(button(name).or(link(name)))
})

test('to change what was asked for leads to its form', async () => {
  await show(IN_REVIEW)
  await expect.element(link('Cambiar lo que pido')).toHaveAttribute('href', `/tuscompraasistidas?edit=${idOf(20)}`)
})

test('the price is read line by line before it is accepted, and is named in the call', async () => {
  answers(answerPurchase, aPurchase({ status: 'accepted', temporalPriceInCents: 14_342 }))
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await sees(dialog('Aceptar el precio: Zapatillas de correr'))
  for (const words of ['Productos', 'Impuesto de EE. UU.', 'Envío de la tienda', 'Comisión por compra']) await sees(words)
  await sees('Compramos hasta este precio o tus límites. Después no se puede deshacer.')
  await inDialog('Aceptar $143,42').click()
  await sees('Precio aceptado con éxito. Compramos y te avisamos.')
  await isGone(dialog())
  await expect
    .poll(() => received(answerPurchase))
    .toMatchObject([{ params: { id: idOf(20) }, body: { action: 'accept', temporalPriceInCents: 14_342 } }])
})

test('a price that moved meanwhile is said with what it is now, and nothing is accepted', async () => {
  refuses(answerPurchase, 'amountDiffers', { totalInCents: 15_723 })
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await inDialog('Aceptar $143,42').click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('El precio cambió mientras lo leías: ahora es $157,23. Revísalo y vuelve a intentar.')
})

test.each([
  ['purchaseActionNotAllowed', 'La compra ya no permite esta acción. Actualiza para ver cómo está.'],
  ['NOT_FOUND', 'No encontramos esa compra.'],
] as const)('an answer refused as %s is said in the dialog', async (code, sentence) => {
  refuses(answerPurchase, code)
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await inDialog('Aceptar $143,42').click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence)
})

test('what was refused is forgotten when the dialog is opened again', async () => {
  refuses(answerPurchase, 'purchaseActionNotAllowed')
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await inDialog('Aceptar $143,42').click()
  await sees(dialog().getByRole('alert'))
  await press('Cancelar')
  await isGone(dialog())
  await press('Aceptar $143,42')
  await sees(dialog())
  await isGone(dialog().getByRole('alert'))
})

test('a double click accepts once', async () => {
  answers(answerPurchase, aPurchase({ status: 'accepted' }))
  const release = holds(answerPurchase)
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await inDialog('Aceptar $143,42').dblClick()
  release()
  await isGone(dialog())
  await isAsked(answerPurchase)
})

test('in English', async () => {
  refuses(answerPurchase, 'amountDiffers', { totalInCents: 15_723 })
  await show(PROPOSED, { language: 'en' })
  await press('Accept $143.42')
  await sees(dialog('Accept the price: Zapatillas de correr'))
  await inDialog('Accept $143.42').click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('The price changed while you were reading: it is $157.23 now. Check it and try again.')
})

test('a price is rejected with a reason', async () => {
  answers(answerPurchase, aPurchase({ status: 'removed' }))
  await show(PROPOSED)
  await press('Rechazar')
  await sees(dialog('Rechazar el precio: Zapatillas de correr'))
  await sees('La compra termina y no se compra nada. No se puede deshacer.')
  await write('Motivo (opcional)', ' Muy caro ')
  await press('Rechazar precio')
  await sees('Propuesta rechazada con éxito.')
  await expect.poll(() => received(answerPurchase)[0]?.body).toEqual({ action: 'reject', reason: 'Muy caro' })
})

test('a reason is not needed, and 500 characters are enough', async () => {
  answers(answerPurchase, aPurchase({ status: 'removed' }))
  await show(PROPOSED)
  await press('Rechazar')
  await write('Motivo (opcional)', 'a'.repeat(520))
  await expect.element(box('Motivo (opcional)')).toHaveValue('a'.repeat(500))
  await write('Motivo (opcional)', '')
  await press('Rechazar precio')
  await expect.poll(() => received(answerPurchase)[0]?.body).toEqual({ action: 'reject', reason: '' })
})

test('without connection the reason stays', async () => {
  await show(PROPOSED)
  await press('Rechazar')
  await write('Motivo (opcional)', 'Muy caro')
  isUnreachable()
  await press('Rechazar precio')
  await sees(dialog().getByText('No logramos conectarnos. Revisa tu conexión e intenta de nuevo.'))
  await expect.element(box('Motivo (opcional)')).toHaveValue('Muy caro')
})

test('a purchase in review is taken back after one question', async () => {
  answers(removePurchase, { ok: true })
  await show(IN_REVIEW)
  await press('Eliminar')
  await sees(dialog('Eliminar la compra: Zapatillas de correr'))
  await sees('Retiras tu solicitud y no se compra nada. No se puede deshacer.')
  expect(received(removePurchase)).toEqual([])
  await press('Eliminar compra')
  await sees('Eliminado con éxito')
  await expect.poll(() => received(removePurchase)).toMatchObject([{ params: { id: idOf(20) } }])
})

test('one that staff took up meanwhile stays, and the dialog says so', async () => {
  refuses(removePurchase, 'purchaseActionNotAllowed')
  await show(IN_REVIEW)
  await press('Eliminar')
  await press('Eliminar compra')
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('La compra ya no permite esta acción. Actualiza para ver cómo está.')
})

test('another actor’s change is put to the owner before an answer counts', async () => {
  refuses(answerPurchase, 'preconditionFailed', { version: 3, changedBy: 'Bruno Vega', changedAt: '2026-11-20T16:30:00.000Z' })
  answers(getPurchase, aPurchaseInDetail({ ...PROPOSED, version: 3, observation: 'Otro color' }))
  await show(PROPOSED)
  await press('Aceptar $143,42')
  await inDialog('Aceptar $143,42').click()
  await sees(dialog('Alguien más cambió esta compra'))
  await sees('Todavía no se hizo nada. Elige cómo seguir.')
  await press('Ver cómo está ahora')
  await isGone('Todavía no se hizo nada. Elige cómo seguir.')
  await expect.poll(() => received(answerPurchase)).toHaveLength(1)
})

test.each(['Rechazar', 'Eliminar', 'Aceptar $143,42'])(
  'Escape closes «%s», sends nothing and gives the focus back',
  async (name) => {
    await show({ ...PROPOSED, allowedActions: ['accept', 'reject', 'remove'] })
    await press(name)
    await sees(dialog())
    await key('{Escape}')
    await isGone(dialog())
    await hasFocus(button(name))
  },
)

test('the price fits the narrowest phone, in the dark', async () => {
  await show(PROPOSED, { width: 360, theme: 'dark' })
  await press('Aceptar $143,42')
  await sees(dialog())
  expect(whatSticksOut()).toEqual([])
})
