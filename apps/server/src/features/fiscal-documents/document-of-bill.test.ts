import { payments } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import { childrenOf, elementAt, type FiscalElement, type FiscalNumbering, faultsOf, fiscalTextAt } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/id.ts'
import { broughtToQuito } from '../../testing/given/given-bought.ts'
import { givenDebt } from '../../testing/given/given-debt.ts'
import { changeHouse, houseWith } from '../../testing/given/given-house.ts'
import { newTracking } from '../../testing/given/given-orders.ts'
import { billed, paid, unpaidBundle, weighedBundle } from '../../testing/given/given-packages.ts'
import { approve, ask } from '../../testing/given/given-purchases.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { type FiscalRegistration, facturaOfBill } from './document-of-bill.ts'

const administrator = signedInAs('administrator')
const REGISTRATION: FiscalRegistration = {
  ...{ headOfficeAddress: 'Quito, Av. Amazonas N34-12', establishmentAddress: null, keepsAccounts: true },
  ...{ specialTaxpayer: null, withholdingResolution: null, largeTaxpayerResolution: null, rimpe: null },
  ...{ creditDays: 15, addedCodes: {} },
}
const NUMBERING: FiscalNumbering = {
  ...{ environment: 'test', establishment: '001', emissionPoint: '002', sequential: 1, numericCode: '12345678' },
  issuedOn: '2026-11-26',
}

beforeAll(() => changeHouse(houseWith('2100000001')))

const factura = async ({ id }: Pick<Bill, 'id'>) => facturaOfBill((await currentServer()).db, id, REGISTRATION, NUMBERING)
const pagos = (document: FiscalElement) =>
  childrenOf(elementAt(document, 'infoFactura', 'pagos')).map((payment) =>
    ['formaPago', 'total', 'plazo']
      .map((name) => fiscalTextAt(payment, name))
      .join(' ')
      .trim(),
  )
const info = (document: FiscalElement, name: string) => fiscalTextAt(document, 'infoFactura', name)
const dollars = (cents: number) => (cents / 100).toFixed(2)
const pay = (client: Person, amountInCents: number, method: 'cash' | 'card' | 'transfer', purchaseId?: string) => {
  const applications = purchaseId ? [{ purchaseId, amountInCents }] : []
  return administrator.call(payments.createPayment, {
    body: { clientId: client.id, receivedOn: '2026-01-05', amountInCents, method, applications, repeated: true },
  })
}

describe('the factura of a bill', () => {
  test('says what the bill says, and all of it is due while nothing is paid', async () => {
    const client = await given.client()
    const two = [
      { weightInGrams: 2_500, valueInCents: 12_000 },
      { weightInGrams: 1_250, valueInCents: 5_500 },
    ]
    const bill = await unpaidBundle(client, two)
    const document = await factura(bill)
    expect(faultsOf(document)).toEqual([])
    expect(info(document, 'importeTotal')).toBe(dollars(bill.totalInCents))
    expect(pagos(document)).toEqual([`20 ${dollars(bill.totalInCents)} 15`])
    expect(info(document, 'identificacionComprador')).toBe(client.identification)
    expect(fiscalTextAt(document, 'infoTributaria', 'razonSocial')).toBe('Puente Courier S.A.')
    expect(fiscalTextAt(document, 'detalles', 'detalle', 'descripcion')).toBe(
      'Flete internacional Miami-Quito, 2 paquetes, 3.75 kg',
    )
    const additional = childrenOf(elementAt(document, 'infoAdicional')).map(({ attributes }) => attributes?.nombre)
    expect(additional).toEqual(['Nota de cobro', 'Paquetes', 'Guias', 'Email', 'Telefono'])
  })

  test('says by what it was paid, credit of the account too', async () => {
    const client = await given.client()
    await pay(client, 1_000, 'cash')
    const { orderIds } = await weighedBundle(client)
    const bill = await paid(await billed(client, orderIds))
    const document = await factura(bill)
    expect(faultsOf(document)).toEqual([])
    expect(pagos(document)).toEqual(['15 10.00', `20 ${dollars(bill.totalInCents - 1_000)}`])
  })

  test('leaves out a debt from before that the bill took over', async () => {
    const client = await given.client()
    await givenDebt(client, 700)
    const { orderIds } = await weighedBundle(client)
    const bill = await billed(client, orderIds)
    expect(bill.dueInCents).toBe(bill.totalInCents + 700)
    expect(pagos(await factura(bill))).toEqual([`20 ${dollars(bill.totalInCents)} 15`])
    await paid(bill)
    const document = await factura(bill)
    expect(faultsOf(document)).toEqual([])
    expect(pagos(document)).toEqual([`20 ${dollars(bill.totalInCents)}`])
  })

  test('has what was paid up front by its own methods', async () => {
    const client = await given.client()
    const purchase = await ask(client)
    await pay(client, 3_000, 'cash', purchase.id)
    await pay(client, 4_000, 'card', purchase.id)
    const { order } = await approve('administrator', purchase, { tracking: newTracking() })
    const bill = await billed(client, [(await broughtToQuito(order?.id ?? '', client)).id])
    const document = await factura(bill)
    expect(faultsOf(document)).toEqual([])
    expect(info(document, 'importeTotal')).toBe(dollars(bill.totalInCents))
    expect(pagos(document)).toEqual(['01 30.00', '19 40.00', `20 ${dollars(bill.totalInCents - 7_000)} 15`])
    const items = childrenOf(elementAt(document, 'otrosRubrosTerceros')).map((item) => fiscalTextAt(item, 'concepto'))
    expect(items).toContain('Productos comprados por cuenta del cliente')
  })

  test('of none is none', async () => {
    await expect(factura({ id: newId() })).rejects.toMatchObject({ code: 'billNotFound' })
  })
})
