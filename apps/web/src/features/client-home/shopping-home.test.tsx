import { listBills } from '@app/contract/bills.contract'
import { getCompany } from '@app/contract/company.contract'
import { listDropshipping } from '@app/contract/dropshipping.contract'
import { listClientOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { listPaymentProofs, type PaymentProof } from '@app/contract/payment-proofs.contract'
import { listAssistedPurchases } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aQuotedRequest } from '../../testing/given-dropshipping.ts'
import { aPage } from '../../testing/given-list.ts'
import { anOrder } from '../../testing/given-orders.ts'
import { someParameters } from '../../testing/given-parameters.ts'
import { aBilledOrder, CLIENT, givenBill } from '../../testing/given-payments.ts'
import { aPurchase } from '../../testing/given-purchases.ts'
import { idOf, NOW } from '../../testing/people.ts'
import { renderScreen, type Stage } from '../../testing/render-screen.tsx'
import { button, heading, isGone, link, press, says, sees, whatSticksOut } from '../../testing/screen.ts'
import { answers, holds, refusesOnce } from '../../testing/server.ts'
import { ShoppingHome } from './shopping-home.tsx'

const PLACE = { lines: ['8400 NW 25th St'], city: 'Miami', zipCode: '33122', phone: '+13055551234' }

/** What the server has: everything else is empty. */
function has({ orders = [], ever = orders.length }: { orders?: Order[]; ever?: number } = {}): void {
  answers(listClientOrders, ({ query }) => {
    const wanted = [query?.status ?? []].flat()
    const listed = orders.filter(({ status }) => wanted.includes(status))
    return wanted.includes('removed') ? aPage([], { total: ever }) : aPage(listed)
  })
  for (const endpoint of [listBills, listDropshipping, listAssistedPurchases, listPaymentProofs]) answers(endpoint, aPage([]))
  answers(listRetailParameters, someParameters())
  answers(getCompany, {
    ...{ version: 1, tradeName: 'Puente', legalName: 'Puente S.A.', ruc: '1790011674001', bankAccounts: [] },
    ...{ miamiAddress: PLACE, quitoAddress: PLACE },
  })
}
const FILE = { id: idOf(90), name: 'recibo.pdf', contentType: 'application/pdf', sizeInBytes: 900, purpose: 'proof' as const }
const proofOf = (billId: string, status: PaymentProof['status'], refusalReason: string | null): PaymentProof => ({
  ...{ id: idOf(51), version: 1, createdAt: NOW, updatedAt: NOW, status, client: CLIENT, purchase: null, refusalReason },
  ...{ bill: { id: billId, code: 'FAC', totalInCents: 4_070 }, amountInCents: 4_070, reference: '', note: '', file: FILE },
  ...{ reviewedAt: null, allowedActions: [] },
})
const show = (stage: Stage = {}) => renderScreen(<ShoppingHome />, { role: 'client', ...stage })
const tasks = () => page.getByRole('region', { name: 'Lo que necesita de ti' }).getByRole('listitem')

const INCOMPLETE = anOrder({ id: idOf(11), code: 'ORD-11', status: 'incomplete', missing: ['tracking'] })
const IN_QUITO = anOrder({ id: idOf(12), code: 'ORD-12', status: 'inWarehouseUIO' })

test('whoever never ordered reads how it works, and nothing of what is empty', async () => {
  has()
  await show()
  await expect.element(page.getByRole('region', { name: 'Tu primer paquete' })).toBeVisible()
  await isGone('Lo que necesita de ti')
  await isGone('No tienes pedidos en revisión')
})

test('who ordered before and has nothing to do reads so', async () => {
  has({ ever: 4 })
  await show()
  await sees('Nada por ahora. Te avisamos cuando haya algo que hacer.')
  await sees('No tienes pedidos en revisión')
})

test('everything that waits is listed, the most urgent first, each with the way there', async () => {
  has({ orders: [IN_QUITO, INCOMPLETE, anOrder({ id: idOf(13), code: 'ORD-13', incidentOpen: true })] })
  answers(listAssistedPurchases, aPage([aPurchase({ id: idOf(31), code: 'COM-31', status: 'pendingChanges' })]))
  answers(listDropshipping, aPage([aQuotedRequest()]))
  answers(listBills, aPage([givenBill(), givenBill({ id: idOf(41), code: 'FAC-41', totalInCents: 1_000, dueInCents: 1_000 })]))
  await show()
  await expect.element(tasks().nth(5)).toBeVisible()
  const said = tasks()
    .elements()
    .map((task) => task.textContent ?? '')
  expect(said).toHaveLength(6)
  expect(said[0]).toContain('Completa: Audífonos inalámbricos')
  expect(said[0]).toContain('Falta ')
  expect(said[1]).toContain('Hay una novedad: Audífonos inalámbricos')
  expect(said[2]).toContain('Responde el precio: Zapatillas de correr')
  expect(said[3]).toContain('112,35')
  expect(said[4]).toContain('Paga 2 notas de cobro')
  expect(said[4]).toContain('En total $50,70.')
  expect(said[5]).toContain('Un paquete listo en Quito')
  await expect.element(link('Responder')).toHaveAttribute('href', `/tuscompraasistidas?open=${idOf(31)}`)
  await expect.element(link('Ver dónde pagar')).toHaveAttribute('href', '/tuspagos?view=pending')
})

test('a bill whose receipt was refused asks for another, with the reason; one that is looked at asks for nothing', async () => {
  has({ ever: 1 })
  answers(listBills, aPage([givenBill({ orders: [aBilledOrder()] }), givenBill({ id: idOf(41), code: 'FAC-41' })]))
  answers(listPaymentProofs, aPage([proofOf(idOf(40), 'refused', 'No se lee el valor.'), proofOf(idOf(41), 'pending', null)]))
  await show()
  await sees('No pudimos aceptar tu comprobante de pago: Zapatos')
  await sees(/No se lee el valor\./)
  expect(tasks().elements()).toHaveLength(1)
})

test('what cannot be read says so above the rest, and is asked for again', async () => {
  has({ orders: [INCOMPLETE] })
  refusesOnce(listBills, 'roleNotAllowed')
  await show()
  await sees('Tu rol no permite hacer esto.')
  await press('Intentar de nuevo')
  await says(tasks().first(), /^Completa: Audífonos/)
  await isGone('Tu rol no permite hacer esto.')
})

test('nothing is shown of what waits before all of it is known', async () => {
  has({ orders: [INCOMPLETE] })
  const release = holds(listDropshipping)
  await show()
  await sees(heading('Lo que necesita de ti'))
  await isGone(/^Completa: Audífonos/)
  release()
  await sees(/^Completa: Audífonos/)
  await sees(button('Completar'))
})

test('long words fit the narrowest phone, in English and dark', async () => {
  has({ orders: [{ ...INCOMPLETE, title: { kind: 'thing', name: 'Electroencefalografista-portátil-de-sob…', more: 12 } }] })
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(/^Complete: Electroencefalografista/)
  expect(whatSticksOut()).toEqual([])
})
