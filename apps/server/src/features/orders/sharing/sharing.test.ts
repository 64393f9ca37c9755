// A client shares where a package is, by a link that shows that and nothing else (client, section 4).
import { company, incidents, orderMatching, orders, trackingLinks } from '@app/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../../../testing/events.repository.ts'
import { end } from '../../../testing/given/given-ended.ts'
import { given, reload } from '../../../testing/given/given-orders.ts'
import { handedOver, ordersOf, paidBundle } from '../../../testing/given/given-packages.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { newPerson } from '../../../testing/people.ts'
import { anonymous, type Person, signedInAs, signIn } from '../../../testing/world.ts'

standStill()
const administrator = signedInAs('administrator')
const DAY = 24 * 60 * MINUTE
const codeOf = ({ link }: { link: string | null }) => link?.split('/').at(-1) ?? ''
const share = (who: Person, id: string) => signedInAs(who).call(trackingLinks.shareTracking, { params: { id } })
const linkOf = (who: Person, id: string) => signedInAs(who).call(trackingLinks.getTrackingLink, { params: { id } })
const stop = (who: Person, id: string) => signedInAs(who).call(trackingLinks.stopSharingTracking, { params: { id } })
const read = (code: string) => anonymous.call(trackingLinks.readTracking, { params: { code } })
const sharedCode = async (who: Person, id: string) => codeOf(await share(who, id))
const DEAD = { status: 404, code: 'trackingLinkNotFound' }

let client: Person
beforeAll(async () => {
  client = await given.client()
})

describe('a link', () => {
  test('is made once, is seen again by its owner, and is one at a time', async () => {
    const { id } = await given.order({ client })
    expect(await linkOf(client, id)).toEqual({ link: null, sharedAt: null })

    const shared = await share(client, id)

    expect(shared).toEqual({ link: expect.stringMatching(/\/rastreo\/[0-9a-hjkmnp-tv-z]{20}$/), sharedAt: expect.any(String) })
    expect(await linkOf(client, id)).toEqual(shared)
    expect(await share(client, id)).toEqual(shared)
    const both = await Promise.all([share(client, id), share(client, id)])
    expect(both).toEqual([shared, shared])
  })

  test('asked for twice at once is one', async () => {
    const { id } = await given.order({ client })
    const [one, other] = await Promise.all([share(client, id), share(client, id)])
    expect(one).toEqual(other)
  })

  test('is another one after it was revoked, and the first shows nothing any more', async () => {
    const { id } = await given.order({ client })
    const first = await sharedCode(client, id)
    await stop(client, id)
    await expect(read(first)).rejects.toMatchObject(DEAD)
    expect(await linkOf(client, id)).toEqual({ link: null, sharedAt: null })

    const second = await sharedCode(client, id)

    expect(second).not.toBe(first)
    expect(await read(second)).toMatchObject({ stage: 'review' })
    await expect(read(first)).rejects.toMatchObject(DEAD)
  })

  test('that is made and revoked is on record, which its client’s history leaves out', async () => {
    const { id } = await given.order({ client })
    await share(client, id)
    await share(client, id)
    await stop(client, id)
    await stop(client, id)
    const of = (events: { action: string }[]) =>
      events.map(({ action }) => action).filter((action) => /haring|share/.test(action))
    expect(of(await eventsOf(id))).toEqual(['shareTracking', 'stopSharingTracking'])
    expect(of((await reload({ id })).timeline)).toEqual(['shareTracking', 'stopSharingTracking'])
    expect(of((await signedInAs(client).call(orders.getOrder, { params: { id } })).timeline)).toEqual([])
  })

  test('shows nothing any more once the package is another client’s, who makes their own', async () => {
    const { id } = await given.order({ client })
    const code = await sharedCode(client, id)
    const heir = await given.client()
    await administrator.call(orderMatching.updateOrderClient, { params: { id }, body: { clientId: heir.id } })

    await expect(read(code)).rejects.toMatchObject(DEAD)
    expect(await linkOf(heir, id)).toEqual({ link: null, sharedAt: null })
    expect(await read(await sharedCode(heir, id))).toMatchObject({ state: 'onItsWay' })
    await expect(linkOf(client, id)).rejects.toMatchObject({ code: 'orderNotFound' })
  })
})

describe('whoever has it', () => {
  test('reads it in large letters and groups too', async () => {
    const { id } = await given.order({ client })
    const code = await sharedCode(client, id)
    const typed = code.toUpperCase().replaceAll(/(.{5})(?=.)/g, '$1-')
    expect(await read(typed)).toEqual(await read(code))
  })

  test('reads the stage with its days, the day it comes and the company', async () => {
    const { tradeName, quitoAddress } = await administrator.call(company.getCompany)
    const order = await given.order({ client, status: 'inWarehouseMIA' })
    const panel = await signedInAs(client).call(orders.getOrder, { params: { id: order.id } })

    const said = await read(await sharedCode(client, order.id))

    expect(said).toEqual({
      ...{ state: 'onItsWay', stage: 'miami', moment: 'arrives', inMiamiBy: null },
      stages: [
        { stage: 'review', reachedOn: expect.any(String) },
        { stage: 'expected', reachedOn: expect.toSatisfy((day) => day === null || typeof day === 'string') },
        { stage: 'miami', reachedOn: expect.any(String) },
        ...['flight', 'quito', 'delivered'].map((stage) => ({ stage, reachedOn: null })),
      ],
      ...{ expectedOn: panel.estimatedArrivalDate, promisedOn: panel.promisedDate, daysLate: panel.daysLate },
      company: { name: tradeName, phone: quitoAddress.phone },
    })
  })

  test('reads of what was announced by when it must reach Miami, as its client does', async () => {
    const { id } = await given.order({ client, status: 'reviewed' })
    const { inMiamiBy, estimatedArrivalDate } = await signedInAs(client).call(orders.getOrder, { params: { id } })
    expect(inMiamiBy).not.toBeNull()
    expect(await read(await sharedCode(client, id))).toMatchObject({
      ...{ stage: 'expected', moment: 'ifInMiamiBy' },
      ...{ inMiamiBy, expectedOn: estimatedArrivalDate },
    })
  })

  test('reads that it waits, and neither a day nor why', async () => {
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const code = await sharedCode(client, id)
    const opening = { kind: 'seized', description: 'La aduana lo retiene.' } as const
    await administrator.call(incidents.openIncident, { params: { id }, body: opening })
    const said = await read(code)
    expect(said).toMatchObject({ state: 'onHold', stage: 'miami', moment: null, expectedOn: null, promisedOn: null, daysLate: 0 })
    expect(JSON.stringify(said)).not.toMatch(/aduana|seized|customs/i)
  })

  test('reads nothing of what or whose it is', async () => {
    const owner = await given.client({ firstName: 'Xiomara', lastName: 'Zurita' })
    const order = await given.order({ client: owner, status: 'inWarehouseMIA', tracking: '1Z999AA10123456784' })
    const response = await anonymous.send(trackingLinks.readTracking, { params: { code: await sharedCode(owner, order.id) } })
    const text = await response.text()
    const detail = await reload(order)
    const secrets = [order.id, order.code, order.requestNumber, '1Z999AA10123456784', 'Zapatos', 'Xiomara', 'Zurita', owner.id]
    const others = [
      owner.casilleroCode ?? '-',
      owner.identification,
      owner.email,
      String(detail.price?.totalInCents),
      'Amazon',
      '1000',
    ]
    for (const secret of [...secrets, ...others]) expect(text).not.toContain(secret)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('reads that it is in Quito, whether it is paid or not, then that it was delivered', async () => {
    const bill = await paidBundle(client)
    const [id = ''] = ordersOf(bill)
    const code = await sharedCode(client, id)
    const { arrivalDate, daysLate } = await reload({ id })
    expect(await read(code)).toMatchObject({ state: 'inQuito', stage: 'quito', moment: null, expectedOn: null, daysLate })
    expect((await read(code)).stages[4]).toEqual({ stage: 'quito', reachedOn: arrivalDate })

    await handedOver(client, bill)

    const said = await read(code)
    expect(said).toMatchObject({ state: 'delivered', stage: 'delivered' })
    expect(said.stages.every(({ reachedOn }, index) => reachedOn !== null || index === 1)).toBe(true)
  })

  test('reads of what was lost that it does not travel any more, and not why', async () => {
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const code = await sharedCode(client, id)
    await end(id, 'lost')
    const said = await read(code)
    expect(said).toMatchObject({
      state: 'ended',
      stage: null,
      stages: [],
      moment: null,
      expectedOn: null,
      promisedOn: null,
      daysLate: 0,
    })
    expect(JSON.stringify(said)).not.toMatch(/lost|perd/i)
  })
})

describe('a link that shows nothing', () => {
  test('answers alike whether it never was, was revoked, is over or cannot be one', async () => {
    const [revoked, over] = [await given.order({ client }), await given.order({ client, status: 'inWarehouseMIA' })]
    const [first, second] = [await sharedCode(client, revoked.id), await sharedCode(client, over.id)]
    await stop(client, revoked.id)
    await end(over.id, 'lost')
    move(31 * DAY)
    const answers = await Promise.all([first, second, '0123456789abcdefghjk', 'no-es-uno', "' or 1=1"].map(said))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'trackingLinkNotFound' } })
  })

  test('is dead 30 days after the end of its package, and no other is made then', async () => {
    const { id } = await given.order({ client, status: 'inWarehouseMIA' })
    const code = await sharedCode(client, id)
    await end(id, 'lost')
    move(29 * DAY)
    expect(await read(code)).toMatchObject({ state: 'ended' })
    move(DAY)
    await expect(read(code)).rejects.toMatchObject(DEAD)
    // The session of before is over by now too.
    const sent = { params: { id }, headers: await signIn(client) }
    expect(await anonymous.call(trackingLinks.getTrackingLink, sent)).toEqual({ link: null, sharedAt: null })
    const refused = { status: 404, code: 'trackingOver' }
    await expect(anonymous.call(trackingLinks.shareTracking, sent)).rejects.toMatchObject(refused)
  })

  test('is tried 120 times in a quarter of an hour from one network', async () => {
    const { network } = newPerson()
    const headers = { 'x-forwarded-for': network }
    const tries = async () => (await anonymous.fetch('/api/tracking/0123456789abcdefghjk', { headers })).status
    const statuses: number[] = []
    for (let count = 0; count < 121; count += 1) statuses.push(await tries())
    expect([statuses.slice(0, 120).every((status) => status === 404), statuses[120]]).toEqual([true, 429])
  })
})

const NEVER_ALIKE = ['requestId', 'traceId']
async function said(code: string) {
  const response = await anonymous.send(trackingLinks.readTracking, { params: { code } })
  const body = (await response.json()) as Record<string, unknown>
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !NEVER_ALIKE.includes(name)))
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
  return { status: response.status, headers, body: kept }
}
