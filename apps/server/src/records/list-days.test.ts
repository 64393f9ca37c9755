// What the days of a list are about, and where they begin and end.
import { manifests, orders, payments, quotations } from '@app/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { given } from '../testing/given/given-orders.ts'
import { signedInAs } from '../testing/world.ts'

const administrator = signedInAs('administrator')
const on = (day: string) => ({ query: { from: day, to: day } })
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

afterEach(() => void vi.useRealTimers())

test('a day begins and ends at midnight in Quito', async () => {
  const client = await given.client()
  const askedAt = async (instant: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
    const { id } = await signedInAs(client).call(quotations.requestQuotation, {
      body: { service: 'PPE', weightInGrams: 1_000, items: [{ quantity: 1, unitPriceInCents: 2_000 }] },
    })
    vi.useRealTimers()
    return id
  }
  const last = await askedAt('2026-03-10T04:59:59.999Z')
  const first = await askedAt('2026-03-10T05:00:00.000Z')
  const found = async (from: string, to = from) =>
    idsOf(await administrator.call(quotations.listQuotations, { query: { clientId: [client.id], from, to } }))
  expect(await found('2026-03-09')).toEqual([last])
  expect(await found('2026-03-10')).toEqual([first])
  expect(await found('2026-03-09', '2026-03-10')).toEqual([first, last])
  expect(await found('2026-03-11', '2026-03-12')).toEqual([])
})

describe('the days are about', () => {
  test('a payment: when the money came, not when it was recorded', async () => {
    const client = await given.client()
    const body = { clientId: client.id, amountInCents: 1_000, method: 'cash' as const, receivedOn: '2026-02-27', reference: '' }
    const { id } = await administrator.call(payments.createPayment, { body })
    const found = async (day: string) => idsOf(await signedInAs(client).call(payments.listPayments, on(day)))
    expect(await found('2026-02-27')).toEqual([id])
    expect(await found(new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10))).toEqual([])
  })

  test('a manifest: its flight’s departure', async () => {
    const { id } = await given.manifest()
    const found = async (day: string) => idsOf(await administrator.call(manifests.listManifests, on(day)))
    await administrator.call(manifests.updateManifest, { params: { id }, body: { departureDate: '2099-05-08' } })
    expect(await found('2099-05-08')).toEqual([id])
    expect(await found('2099-05-09')).toEqual([])
  })

  test('a package without owner: its arrival in Miami', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') })
    const { id } = await given.unmatched()
    vi.useRealTimers()
    const found = async (day: string) => idsOf(await administrator.call(orders.listUnmatchedOrders, on(day)))
    expect(await found('2026-03-10')).toEqual([id])
    expect(await found('2026-03-11')).toEqual([])
  })
})
