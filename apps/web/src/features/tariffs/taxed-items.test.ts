import type { Tariff } from '@app/contract/tariffs.contract'
import { expect, test } from 'vitest'
import { taxedItemsOf } from './taxed-items.ts'

const tariff = (id: string, adValoremInBasisPoints: number | null) => ({ id, adValoremInBasisPoints }) as Tariff
const TARIFFS = [tariff('shoes', 1_000), tariff('books', 0), tariff('toys', null)]
const item = (tariffId: string | null) => ({ quantity: 2, unitPriceInCents: 4_000, tariffId })

test('items are taxed by the rates of their classes', () => {
  expect(taxedItemsOf([item('shoes'), item('books')], TARIFFS)).toEqual([
    { valueInCents: 8_000, adValoremInBasisPoints: 1_000 },
    { valueInCents: 8_000, adValoremInBasisPoints: 0 },
  ])
})

test.each([null, 'toys', 'unknown'])('nothing is said while the class is %s', (tariffId) => {
  expect(taxedItemsOf([item('shoes'), item(tariffId)], TARIFFS)).toBeNull()
})
