// IVA belongs to the line and has a date (fiscal, section 1): the installed treatments, one bill before a change and one after it.
import { bills, charges, orderActions, parameters, payments, quotations } from '@app/contract'
import type { Bill } from '@app/contract/bills.contract'
import type { ParameterKey, Treatment } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { boughtInQuito } from '../../testing/given/given-bought.ts'
import { billOf, books, credit, firstOf } from '../../testing/given/given-credit-notes.ts'
import { given, reload } from '../../testing/given/given-orders.ts'
import {
  arrivedBundle,
  billed,
  billedBundle,
  ordersOf,
  paid,
  unpaidBundle,
  weighed,
  weighedBundle,
} from '../../testing/given/given-packages.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const [ZERO, GENERAL] = [1, 2]
const give = (...given: [key: ParameterKey, value: number][]) =>
  administrator.call(parameters.updateParameters, { body: { parameters: given.map(([key, value]) => ({ key, value })) } })
const treatmentsOf = ({ lines }: { lines: { name: string; treatment: Treatment | null }[] }) =>
  lines.map(({ name, treatment }) => [name, treatment])
const linesOf = (bill: Bill) => bill.orders.flatMap(({ lines }) => lines)

// The tests' house taxes freight, as the vectors of both ways do.
beforeAll(() => give(['freightIva', ZERO]))

describe('with the installed treatments', () => {
  test.each([
    // grams, value, special, discount: base at 0 %, base at 15 %, IVA, service and IVA (the table of fiscal, section 1)
    [2_500, 12_000, false, 2_250, 240, 36, 2_526],
    [600, 3_000, false, 1_000, 60, 9, 1_069],
    [2_500, 12_000, true, 2_137, 240, 36, 2_413],
    [1_200, 18_000, false, 1_440, 360, 54, 1_854],
    [1_250, 5_500, false, 1_125, 110, 17, 1_252],
  ])('%i g of %i (discount %s) are quoted and billed %i at 0 %%, %i at 15 %%, IVA %i, together %i', async (...row) => {
    const [weightInGrams, valueInCents, hasDiscount, atZero, atGeneral, iva, together] = row
    const client = await given.client({ hasDiscount })
    const body = { service: 'COU', weightInGrams, productValueInCents: valueInCents } as const
    const { price } = await signedInAs(client).call(quotations.requestQuotation, { body })
    const baseOf = (lines: Bill['orders'][number]['lines'], of: Treatment) =>
      lines.filter(({ treatment }) => treatment === of).reduce((sum, { amountInCents }) => sum + amountInCents, 0)
    expect([baseOf(price.lines, 'zero'), baseOf(price.lines, 'general')]).toEqual([atZero, atGeneral])
    expect(price.totalInCents).toBe(together + 2_000)

    const bill = await billedBundle(client, [{ weightInGrams, valueInCents }])

    expect([baseOf(linesOf(bill), 'zero'), baseOf(linesOf(bill), 'general')]).toEqual([atZero, atGeneral])
    expect(bill).toMatchObject({ taxInCents: iva, dutyInCents: 2_000, totalInCents: together + 2_000 })
    const [orderId = ''] = ordersOf(bill)
    expect((await reload({ id: orderId })).price?.totalInCents).toBe(together + 2_000)
  })

  test('an 8.00 share of the duty makes it 33.26; every line says how it is treated, on paper too', async () => {
    const client = await given.client()
    const arrived = await arrivedBundle(client, [
      { weightInGrams: 1_500, valueInCents: 12_000 },
      { weightInGrams: 1_000, valueInCents: 5_500 },
      { weightInGrams: 1_500, valueInCents: 1_000 },
    ])
    const { orderIds } = await weighed(arrived, [2_500, 1_250, 2_500])

    const bill = await billed(client, orderIds.slice(0, 1))

    expect(bill).toMatchObject({ subtotalInCents: 2_490, taxInCents: 36, dutyInCents: 800, totalInCents: 3_326 })
    expect(bill.orders.map(treatmentsOf)).toEqual([
      [
        ['freight', 'zero'],
        ['valuePercentage', 'general'],
        ['duty', 'thirdParty'],
      ],
    ])
    const params = { id: orderIds[0] ?? '' }
    const paper = async (language: string) => {
      const { content } = await signedInAs(client).call(bills.getBillPdf, { params, headers: { 'accept-language': language } })
      return (await readPdf(content))[0]
    }
    const page = await paper('es')
    for (const said of ['por kg 0 % $22,50', '$120,00 15 % $2,40', 'de terceros $8,00', 'IVA 15 % $0,36', 'Total $33,26'])
      expect(page).toContain(said)
    expect(await paper('en')).toContain('third party $8.00')
  })

  test('IVA is rounded once over all packages: 3 × 1.10 are 0.50, not 3 × 0.17', async () => {
    const client = await given.client()
    const alike = { weightInGrams: 1_250, valueInCents: 5_500 }
    expect(await billedBundle(client, [alike, alike, alike])).toMatchObject({ subtotalInCents: 3_705, taxInCents: 50 })
  })

  test('what the house bought is a third party’s, and its fee is taxed: 1.97 with the handling', async () => {
    const client = await given.client()
    const { id } = await boughtInQuito(client)

    const bill = await billed(client, [id])

    // 2.50 kg worth 119.93: 22.50 and 2.40; the purchase is 144.42. IVA on 2.40 and 10.70: 1.965.
    expect(bill.orders.map(treatmentsOf)).toEqual([
      [
        ['freight', 'zero'],
        ['valuePercentage', 'general'],
        ['goods', 'thirdParty'],
        ['amazonTax', 'thirdParty'],
        ['storeShipping', 'thirdParty'],
        ['purchaseFee', 'general'],
        ['duty', 'thirdParty'],
      ],
    ])
    expect(bill).toMatchObject({ subtotalInCents: 16_932, taxInCents: 197, totalInCents: 16_932 + 197 + 2_000 })
  })

  test('an extra charge has the treatment of the catalogue, or its own', async () => {
    const { id: chargeId } = await administrator.call(charges.addCharge, {
      body: { name: 'Permiso del ministerio', amountInCents: 1_000, treatment: 'thirdParty' },
    })
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const own = { name: 'Almacenaje', amountInCents: 500, treatment: 'general' as const }
    const body = { charges: [{ chargeId }, own, { ...own, name: 'Donación', treatment: 'notSubject' as const }] }
    await administrator.call(orderActions.setExtraCharges, { params: { id: orderIds[0] ?? '' }, body })

    const bill = await billed(client, orderIds)

    expect(linesOf(bill).filter(({ name }) => name === 'extraCharge')).toMatchObject([
      { label: 'Permiso del ministerio', treatment: 'thirdParty' },
      { label: 'Almacenaje', treatment: 'general' },
      { label: 'Donación', treatment: 'notSubject' },
    ])
    // 22.50 + 2.40 + 10.00 + 5.00 + 5.00; IVA on 2.40 and 5.00: 1.11.
    expect(bill).toMatchObject({ subtotalInCents: 4_490, taxInCents: 111, totalInCents: 4_490 + 111 + 2_000 })
  })

  test('a note gives back the IVA that the bill has no more', async () => {
    const bill = await unpaidBundle(await given.client(), [
      { weightInGrams: 1_800, valueInCents: 9_000 },
      { weightInGrams: 900, valueInCents: 4_500 },
    ])
    // 16.20, 10.00 (the minimum), 1.80 and 0.90: 28.90; IVA on 2.70: 0.405.
    expect(bill).toMatchObject({ subtotalInCents: 2_890, taxInCents: 41, totalInCents: 4_931 })

    const note = await credit(bill, { orderIds: firstOf(bill) })

    // On 0.90 0.135 are left, 0.14: 0.27 go back. 18.00 + 0.27 + 13.33.
    expect(note).toMatchObject({ taxInCents: 27, totalInCents: 3_160 })
    expect(note.lines.map(({ name, treatment }) => [name, treatment])).toEqual([
      ['freight', 'zero'],
      ['valuePercentage', 'general'],
      ['duty', 'thirdParty'],
    ])
    expect(await books()).toEqual([])
  })
})

describe('a treatment that changes', () => {
  test('leaves what was billed before as it was, also when it is paid later, and counts for what is billed next', async () => {
    const client = await given.client()
    const { orderIds } = await weighedBundle(client)
    const before = await billed(client, orderIds)
    const waiting = await weighedBundle(client)
    const [waitingId = ''] = waiting.orderIds
    expect((await reload({ id: waitingId })).price?.totalInCents).toBe(2_490 + 36 + 2_000)

    await give(['freightIva', GENERAL], ['handlingIva', ZERO])

    expect(await billOf(before)).toMatchObject({ taxInCents: 36, totalInCents: 4_526 })
    const shown = (await reload({ id: orderIds[0] ?? '' })).price
    expect(shown).toMatchObject({ totalInCents: 4_526 })
    expect(shown && treatmentsOf(shown)).toContainEqual(['freight', 'zero'])
    await paid(before)
    expect(await billOf(before)).toMatchObject({ status: 'charged', taxInCents: 36, totalInCents: 4_526, dueInCents: 0 })
    // What is frozen and not billed shows, and is billed, what counts now: 15 % of 22.50 is 3.375.
    expect((await reload({ id: waitingId })).price?.totalInCents).toBe(2_490 + 338 + 2_000)
    const after = await billed(client, waiting.orderIds)
    expect(after).toMatchObject({ taxInCents: 338, totalInCents: 4_828 })
    expect(linesOf(after).map(({ name, treatment }) => [name, treatment])).toEqual([
      ['freight', 'general'],
      ['valuePercentage', 'zero'],
      ['duty', 'thirdParty'],
    ])
    await administrator.call(payments.confirmClientPayment, { body: { orderIds: ordersOf(after), method: 'cash' } })
    expect(await books()).toEqual([])
    await give(['freightIva', ZERO], ['handlingIva', GENERAL])
  })

  test('is on record with who gave it and when; until then nobody has confirmed it', async () => {
    const goods = async () => (await administrator.call(parameters.listParameters)).find(({ key }) => key === 'goodsIva')
    expect(await goods()).toMatchObject({ value: 5, unit: 'treatment', isConfirmed: false })

    await administrator.call(parameters.updateParameters, {
      body: { parameters: [{ key: 'goodsIva', value: 5 }], reason: 'IVA por línea confirmado con el contador' },
    })

    expect(await goods()).toMatchObject({ value: 5, isConfirmed: true })
    const { data } = await administrator.call(parameters.listParameterHistory, { query: { key: ['goodsIva'] } })
    expect(data[0]).toMatchObject({
      value: 5,
      reason: 'IVA por línea confirmado con el contador',
      actor: { name: expect.any(String) },
      createdAt: expect.any(String),
    })
  })
})
