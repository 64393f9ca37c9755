import { type Bill, listBills } from '@app/contract/bills.contract'
import { getCompany } from '@app/contract/company.contract'
import { listDropshipping } from '@app/contract/dropshipping.contract'
import { listClientOrders, type Order } from '@app/contract/orders.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import { listPaymentProofs, type PaymentProof } from '@app/contract/payment-proofs.contract'
import { listAssistedPurchases } from '@app/contract/purchases.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenCompany } from '../../testing/given-company.ts'
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

/** What the server has: everything else is empty. */
function has({ orders = [], ever = orders.length }: { orders?: Order[]; ever?: number } = {}): void {
  answers(listClientOrders, ({ query }) => {
    const wanted = [query?.status ?? []].flat()
    const listed = orders.filter(({ status }) => wanted.includes(status))
    return wanted.includes('removed') ? aPage([], { total: ever }) : aPage(listed)
  })
  for (const endpoint of [listBills, listDropshipping, listAssistedPurchases, listPaymentProofs]) answers(endpoint, aPage([]))
  answers(listRetailParameters, someParameters())
  answers(getCompany, givenCompany())
}
const FILE = { id: idOf(90), name: 'recibo.pdf', contentType: 'application/pdf', sizeInBytes: 900, purpose: 'proof' as const }
const proofOf = (billId: string, status: PaymentProof['status'], refusalReason: string | null): PaymentProof => ({
  ...{ id: idOf(51), version: 1, createdAt: NOW, updatedAt: NOW, status, client: CLIENT, purchase: null, refusalReason },
  ...{ bill: { id: billId, code: 'FAC', totalInCents: 4_070 }, amountInCents: 4_070, reference: '', note: '', file: FILE },
  ...{ reviewedAt: null, allowedActions: [] },
})
const show = (stage: Stage = {}) => renderScreen(<ShoppingHome />, { role: 'client', ...stage })
const tasks = () => page.getByRole('region', { name: /^Te toca a ti/ }).getByRole('listitem')

const thing = (name: string) => ({ kind: 'thing' as const, name, more: 0 })
const hasBills = (bills: Partial<Record<string, Bill[]>>) =>
  answers(listBills, ({ query }) => aPage([query?.status ?? []].flat().flatMap((status) => bills[status] ?? [])))

const INCOMPLETE = anOrder({ id: idOf(11), code: 'ORD-11', status: 'incomplete', missing: ['tracking'] })
const IN_QUITO = anOrder({ id: idOf(12), code: 'ORD-12', status: 'inWarehouseUIO' })

test('whoever never ordered reads how it works, and nothing of what is empty', async () => {
  has()
  await show()
  await expect.element(page.getByRole('region', { name: 'Tu primer paquete' })).toBeVisible()
  await isGone(/^Te toca a ti/)
  await isGone('No tienes pedidos en revisión')
})

test('who ordered before and has nothing to do reads so', async () => {
  has({ ever: 4 })
  await show()
  await sees('Nada pendiente. Te avisamos.')
  await sees('No tienes pedidos en revisión')
})

test('everything that waits is listed, the most urgent first, each with the way there', async () => {
  has({ orders: [IN_QUITO, INCOMPLETE, anOrder({ id: idOf(13), code: 'ORD-13', incidentOpen: true })] })
  answers(listAssistedPurchases, aPage([aPurchase({ id: idOf(31), code: 'COM-31', status: 'pendingChanges' })]))
  answers(listDropshipping, aPage([aQuotedRequest()]))
  const second = { id: idOf(41), totalInCents: 1_000, dueInCents: 1_000, orders: [aBilledOrder({ title: thing('Lente') })] }
  const ready = givenBill({
    id: idOf(42),
    status: 'charged',
    orders: [aBilledOrder(), aBilledOrder({ id: idOf(91), title: thing('Taza') })],
  })
  hasBills({ pendingPayment: [givenBill({ orders: [aBilledOrder()] }), givenBill(second)], charged: [ready] })
  await show()
  await expect.element(heading('Te toca a ti (8)')).toBeVisible()
  await press('Ver todo (8)')
  const said = tasks()
    .elements()
    .map((task) => task.textContent ?? '')
  expect(said).toHaveLength(8)
  expect(said[0]).toContain('Listo para retirar: Zapatos y Taza')
  expect(said[0]).toContain('Lo retira Luz Paz, con su documento.')
  expect(said[1]).toContain('Completa: Audífonos inalámbricos')
  expect(said[1]).toContain('Falta ')
  expect(said[2]).toContain('Hay una novedad: Audífonos inalámbricos')
  expect(said[3]).toContain('Responde el precio: Zapatillas de correr')
  expect(said[4]).toContain('112,35')
  expect(said[5]).toContain('Paga $40,70: Zapatos')
  expect(said[6]).toContain('Paga $10,00: Lente')
  expect(said[7]).toContain('Genera tu nota de cobro: Audífonos inalámbricos')
  await expect.element(link('Ver dónde retirar')).toHaveAttribute('href', `/tuspagos?view=paid&open=${idOf(42)}`)
  await expect.element(link('Responder')).toHaveAttribute('href', `/tuscompraasistidas?open=${idOf(31)}`)
  await expect.element(link('Ver dónde pagar').first()).toHaveAttribute('href', `/tuspagos?view=pending&open=${idOf(40)}`)
})

test('a bill whose receipt was refused asks for another, with the reason; one that is looked at asks for nothing', async () => {
  has({ ever: 1 })
  hasBills({ pendingPayment: [givenBill({ orders: [aBilledOrder()] }), givenBill({ id: idOf(41), code: 'FAC-41' })] })
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
  await sees(heading('Te toca a ti'))
  await isGone(/^Completa: Audífonos/)
  release()
  await sees(/^Completa: Audífonos/)
  await sees(button('Completar'))
})

test('what is on its way is on the home by place, three of each, those alike told apart', async () => {
  const at = (number: number, status: Order['status'], changed: Partial<Order> = {}) =>
    anOrder({ id: idOf(number), status, ...changed })
  const inMiami = [
    at(60, 'inWarehouseMIA'),
    at(61, 'inWarehouseMIA', { store: 'Nike' }),
    at(62, 'inWarehouseMIA'),
    at(63, 'inWarehouseMIA'),
  ]
  has({ orders: [...inMiami, at(64, 'sended', { title: thing('Lente') }), at(65, 'paid', { title: thing('Taza') })] })
  await show()
  const way = page.getByRole('region', { name: 'En camino' })
  for (const place of ['En Miami 4', 'En vuelo 1', 'En Quito 1']) await sees(heading(place))
  await isGone(heading(/^Por llegar a Miami/))
  await sees(way.getByRole('button', { name: 'Audífonos inalámbricos · Nike' }))
  expect(way.getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(link('Ver los 4')).toHaveAttribute('href', '/tuspedidos?view=inMiami')
  await press('Lente')
  expect(location.search).toBe(`?open=${idOf(64)}`)
})

test('what is in Quito has no list of its own: all of it is shown in place', async () => {
  const inQuito = (['arrived', 'inWarehouseUIO', 'pendingOfPay', 'paid'] as const).map((status, position) =>
    anOrder({ id: idOf(70 + position), status, title: thing(`Taza ${position}`) }),
  )
  has({ orders: inQuito })
  await show()
  const way = page.getByRole('region', { name: 'En camino' })
  await expect.poll(() => way.getByRole('listitem').elements()).toHaveLength(3)
  await press('Ver los 4')
  await expect.poll(() => way.getByRole('listitem').elements()).toHaveLength(4)
  await isGone(button('Ver los 4'))
})

test('long words fit the narrowest phone, in English and dark', async () => {
  has({ orders: [{ ...INCOMPLETE, title: { kind: 'thing', name: 'Electroencefalografista-portátil-de-sob…', more: 12 } }] })
  await show({ width: 360, language: 'en', theme: 'dark' })
  await sees(/^Complete: Electroencefalografista/)
  expect(whatSticksOut()).toEqual([])
})
