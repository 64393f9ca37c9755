import { describe, expect, test } from 'vitest'
import { packageSample } from '../../bundles/proposal/package-sample.ts'
import type { QueueEntry } from '../../scan-queue/queue-machine.ts'
import { type StationBundle, stationPackage } from '../../scan-queue/station-package.ts'
import { labelReadings } from '../../scanning/label-readings.ts'
import { keptAlready, looksLikeTracking, outcomeInMiami, outcomeInQuito } from './scan-outcome.ts'

const NOT_WEIGHED = { storeInGrams: 2_400, warehouseInGrams: null, realInGrams: null, finalInGrams: null }
const announced = (changes = {}) =>
  stationPackage(
    packageSample({ status: 'reviewed', tracking: '1Z999AA10123456784', weights: NOT_WEIGHED, intakeAt: null, ...changes }),
  )
const received = (changes = {}) => stationPackage(packageSample(changes))
const inMiami = (scanned: string, ...found: ReturnType<typeof announced>[]) => outcomeInMiami(labelReadings(scanned), found)

describe('in Miami', () => {
  test('the number of an announced package is expected, however it is written', () => {
    expect(inMiami('1z 999aa1-0123456784', announced()).kind).toBe('expected')
    expect(inMiami('1Z999AA10123456784', announced({ status: 'inReview' })).kind).toBe('expected')
  })

  test('the code of an order works like its tracking', () => {
    expect(inMiami('p-1001', announced({ code: 'P-1001' })).kind).toBe('expected')
  })

  test('what a carrier prints around the number does not matter', () => {
    const order = announced({ tracking: '9400111899223197428490' })
    expect(inMiami('420331229400111899223197428490', order).kind).toBe('expected')
  })

  test('a package that was received already is a duplicate, also when it turned out incomplete', () => {
    expect(inMiami('1Z999AA10123456784', received()).kind).toBe('duplicate')
    expect(inMiami('1Z999AA10123456784', received({ status: 'incomplete' })).kind).toBe('duplicate')
  })

  test('an order that asks its client for something waits', () => {
    expect(inMiami('1Z999AA10123456784', announced({ status: 'incomplete' })).kind).toBe('waiting')
    expect(inMiami('1Z999AA10123456784', announced({ status: 'incompleteState' })).kind).toBe('waiting')
  })

  test.each(['sended', 'arrived', 'inWarehouseUIO', 'paid'] as const)('one that is %s should not be here', (status) => {
    expect(inMiami('1Z999AA10123456784', received({ status })).kind).toBe('wrongPlace')
  })

  test('a number that is only part of another, or of a removed order, is unknown', () => {
    expect(inMiami('1Z999AA1', announced())).toEqual({ kind: 'unknown', tracking: '1Z999AA1' })
    expect(inMiami('1Z999AA10123456784', announced({ status: 'removed' })).kind).toBe('unknown')
  })

  test('among several orders of one number the one to receive comes first', () => {
    expect(inMiami('1Z999AA10123456784', received({ id: 'old' }), announced({ id: 'new' }))).toMatchObject({
      kind: 'expected',
      order: { id: 'new' },
    })
  })
})

describe('in Quito', () => {
  const bundle = (changes: Partial<StationBundle> = {}): StationBundle => ({
    id: 'b1',
    code: 'BUL-0007',
    status: 'sended',
    childGuideNumber: 'HAWB-261121-01',
    consigneeName: 'Lucía Andrade',
    weightInGrams: 3_750,
    manifestCode: 'MAN-0003',
    packages: [{ code: 'ORD-000010', clientName: 'Lucía Andrade', description: 'Zapatos', tracking: '1Z999AA10123456784' }],
    ...changes,
  })
  const inQuito = (scanned: string, bundles: StationBundle[], ...found: ReturnType<typeof announced>[]) =>
    outcomeInQuito(labelReadings(scanned), bundles, found).kind

  test.each(['HAWB-261121-01', 'bul-0007', 'ORD-000010', '1Z999AA10123456784'])('%s is a bundle on its way', (scanned) => {
    expect(inQuito(scanned, [bundle()])).toBe('toArrive')
  })

  test('one that came goes on the scale, with the package that was scanned first', () => {
    const came = [bundle({ status: 'arrived' })]
    expect(outcomeInQuito(labelReadings('BUL-0007'), came, [])).toMatchObject({ kind: 'toWeigh', packageCode: null })
    expect(outcomeInQuito(labelReadings('ORD-000010'), came, [])).toMatchObject({ kind: 'toWeigh', packageCode: 'ORD-000010' })
  })

  test('one that was weighed is told as such', () => {
    expect(inQuito('BUL-0007', [bundle({ status: 'inWarehouseUIO' })])).toBe('weighed')
  })

  test('a package that has not left Miami is in the wrong place', () => {
    expect(inQuito('1Z999AA10123456784', [bundle({ status: 'inWarehouseMIA' })], received())).toBe('wrongPlace')
    expect(inQuito('1Z999AA10123456784', [], announced())).toBe('wrongPlace')
  })

  test('what nobody shipped is unknown', () => {
    expect(inQuito('HAWB-000000-00', [bundle()])).toBe('unknown')
  })
})

describe('what waits to be sent', () => {
  const entry = (changes: Partial<QueueEntry>) =>
    ({
      label: { number: '1Z999AA10123456784', code: 'ORD-000010', clientName: null, weightInGrams: 900 },
      task: { kind: 'unmatched', body: { tracking: '1Z999AA10123456784', weightInGrams: 900 }, clientId: null },
      ...changes,
    }) as QueueEntry

  test('is known by its number and by its order', () => {
    const receive = entry({
      label: { number: 'x', code: null, clientName: null, weightInGrams: 900 },
      task: { kind: 'receive', arrival: { orderId: 'o1', weightInGrams: 900 }, isWeighedAgain: false },
    })
    expect(keptAlready(['1Z999AA10123456784'], null, [entry({})])).not.toBeNull()
    expect(keptAlready(['other'], 'o1', [receive])).not.toBeNull()
    expect(keptAlready(['other'], 'o2', [receive])).toBeNull()
  })
})

test('what a scanner types into the weight is told from a weight', () => {
  expect(['1Z999AA10123456784', '961234567890', 'ORD-000025'].map(looksLikeTracking)).toEqual([true, true, true])
  expect(['4,2', '12.345', '0,800 kg', ''].map(looksLikeTracking)).toEqual([false, false, false, false])
})
