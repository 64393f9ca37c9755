import { authorizedNames, bundleSuggestion } from '@app/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { givenOrderRow } from '../../testing/given/given-order-row.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, currentServer, type Person, signedInAs } from '../../testing/world.ts'
import { eventsTable } from '../events/events.table.ts'

type Who = Parameters<typeof signedInAs>[0]
type Data = NonNullable<Parameters<typeof given.order>[0]>
type Given = Awaited<ReturnType<typeof given.order>>
type Query = { clientId?: string; consigneeIdentification?: string }

const suggest = (who: Who, query: Query = {}) => signedInAs(who).call(bundleSuggestion.suggestBundles, { query })
const inMiami = (client: Person, data: Data = {}) => given.order({ client, status: 'inWarehouseMIA', ...data })
const idsOf = (proposed: { orderIds: string[] }[]) => proposed.map(({ orderIds }) => orderIds.toSorted())

describe('the bundle proposal', () => {
  test('puts what one client has ready into the fewest declarations, and says what that saves', async () => {
    const associate = await given.associate({ firstName: 'Diego', lastName: 'Loor' })
    const client = await given.client({ firstName: 'Elena', lastName: 'Paz', associate })
    const heavy = await inMiami(client, { weightInGrams: 2_500, valueInCents: 12_000 })
    const light = await inMiami(client, { weightInGrams: 1_500, valueInCents: 9_000 })
    const other = await inMiami(client, { weightInGrams: 1_600, valueInCents: 5_000 })

    const proposal = await suggest('administrator', { clientId: client.id })
    expect(proposal).toMatchObject({
      packages: 3,
      declarations: 2,
      declarationsAlone: 3,
      lowerBound: 2,
      isProvenOptimal: true,
      savesInCents: 2_000,
      leftOut: [],
    })
    // As their clients read it: since when each waits, and by when it was promised.
    const since = ({ intakeAt, promisedDate }: Given) => ({ intakeAt, promisedDate })
    const together = proposal.bundles.find(({ orderIds }) => orderIds.includes(heavy.id))
    expect(together).toEqual({
      consignee: {
        authorizedNameId: null,
        name: 'Elena Paz',
        identificationType: 'cedula',
        identification: client.identification,
      },
      category: 'B',
      isSpecial: false,
      orderIds: [heavy.id, light.id],
      orders: [
        {
          id: heavy.id,
          code: heavy.code,
          client: { id: client.id, code: client.casilleroCode, name: 'Elena Paz' },
          associate: { id: associate.id, code: 'Diego Loor', name: 'Diego Loor' },
          description: 'Zapatos',
          weightInGrams: 2_500,
          productValueInCents: 12_000,
          ...since(heavy),
        },
        {
          id: light.id,
          code: light.code,
          client: { id: client.id, code: client.casilleroCode, name: 'Elena Paz' },
          associate: { id: associate.id, code: 'Diego Loor', name: 'Diego Loor' },
          description: 'Zapatos',
          weightInGrams: 1_500,
          productValueInCents: 9_000,
          ...since(light),
        },
      ],
      weightInGrams: 4_000,
      valueWithTaxInCents: 22_365,
      warnings: [],
    })
    expect(idsOf(proposal.bundles)).toContainEqual([other.id])
  })

  test('takes only what is ready: neither bundled, nor on its way, nor incomplete', async () => {
    const client = await given.client()
    const ready = await inMiami(client)
    await given.bundle({ orders: [await inMiami(client)] })
    await given.order({ client, status: 'reviewed' })
    await given.order({ client, status: 'incomplete' })
    await given.unmatched()
    const { bundles: proposed, packages } = await suggest('administrator', { clientId: client.id })
    expect([idsOf(proposed), packages]).toEqual([[[ready.id]], 1])
  })

  test('lets packages of two clients share a declaration when both name the same person', async () => {
    const { identification } = await given.client()
    const orders = []
    for (const client of [await given.client(), await given.client()]) {
      const { id } = await given.authorizedName(client, { identification })
      orders.push(await inMiami(client, { consigneeAuthorizedNameId: id }))
    }
    const proposal = await suggest('administrator', { consigneeIdentification: identification })
    expect(idsOf(proposal.bundles)).toEqual([orders.map(({ id }) => id).sort()])
    expect(await suggest('administrator', { consigneeIdentification: '1710034065' })).toMatchObject({ packages: 0, bundles: [] })
  })

  test('leaves a package alone that may not share', async () => {
    const client = await given.client()
    const [one, two] = [await inMiami(client), await inMiami(client)]
    const alone = await inMiami(client, { isAuthorizedToBundle: false })
    const proposal = await suggest('administrator', { clientId: client.id })
    expect(idsOf(proposal.bundles)).toEqual([[one.id, two.id].sort(), [alone.id]])
  })

  test('warns of what customs may object to', async () => {
    const client = await given.client()
    for (let count = 0; count < 4; count += 1) await inMiami(client, { weightInGrams: 900, valueInCents: 2_000 })
    const { bundles: proposed } = await suggest('administrator', { clientId: client.id })
    expect(proposed).toMatchObject([{ warnings: ['manyEqualItems'] }])
  })

  test('lists what cannot be declared with the reason: consent taken back', async () => {
    const client = await given.client()
    const { id } = await given.authorizedName(client)
    const order = await inMiami(client, { consigneeAuthorizedNameId: id })
    await signedInAs(client).call(authorizedNames.removeAuthorizedName, { params: { id } })
    expect(await suggest('administrator', { clientId: client.id })).toMatchObject({
      bundles: [],
      leftOut: [{ orderId: order.id, code: order.code, client: { id: client.id }, reason: 'consentMissing' }],
      packages: 1,
      declarations: 0,
    })
  })

  test('never exceeds what is left of the consignee’s year', async () => {
    const client = await given.client()
    for (let count = 0; count < 3; count += 1) await given.bundle({ client, valueInCents: 37_500 })
    const [dear, cheap] = [await inMiami(client, { valueInCents: 30_000 }), await inMiami(client, { valueInCents: 9_000 })]
    const proposal = await suggest('administrator', { clientId: client.id })
    expect(idsOf(proposal.bundles)).toEqual([[cheap.id]])
    expect(proposal.leftOut).toMatchObject([{ orderId: dear.id, reason: 'yearlyQuotaExceeded' }])
  })

  test('changes nothing', async () => {
    const client = await given.client()
    await inMiami(client)
    const [once, again] = [
      await suggest('administrator', { clientId: client.id }),
      await suggest('administrator', { clientId: client.id }),
    ]
    expect(again).toEqual(once)
  })

  test('of more than a page of a list is on record, as it names people', async () => {
    const reader = await given.administrator()
    const client = await given.client()
    for (let count = 0; count < 101; count += 1) await givenOrderRow(client, { status: 'inWarehouseMIA' })
    const { leftOut } = await suggest(reader, { clientId: client.id })
    expect(leftOut).toHaveLength(101)
    expect(leftOut[0]).toMatchObject({ reason: 'authorizedNameRequired' })
    const events = await eventsOf(reader)
    expect(events).toMatchObject([{ aggregate: 'user', aggregateId: reader.id, changes: { packages: 101 } }])
  })
})

describe('whoever asks for a proposal', () => {
  test('as an associate gets own clients’ packages alone', async () => {
    const associate = await given.associate()
    const [own, foreign] = [await given.client({ associate }), await given.client()]
    const order = await inMiami(own)
    await inMiami(foreign)
    const proposal = await suggest(associate)
    expect(idsOf(proposal.bundles)).toEqual([[order.id]])
    expect(proposal.packages).toBe(1)
    expect(await suggest(associate, { clientId: own.id })).toMatchObject({ packages: 1 })
    const { identification } = foreign
    expect(await suggest(associate, { consigneeIdentification: identification })).toMatchObject({ packages: 0 })
  })

  test('does not find somebody else’s client, nor one that does not exist', async () => {
    const associate = await given.associate()
    const foreign = await given.client()
    for (const clientId of [foreign.id, crypto.randomUUID()])
      await expect(suggest(associate, { clientId })).rejects.toMatchObject({ status: 404, code: 'clientNotFound' })
    await expect(suggest('administrator', { clientId: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  })

  test('is signed in, and no client', async () => {
    await expect(anonymous.call(bundleSuggestion.suggestBundles)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
    await expect(suggest('client')).rejects.toMatchObject({ status: 403, code: 'roleNotAllowed' })
  })

  test.each([
    ['clientId', 'nobody'],
    ['consigneeIdentification', ' '],
    ['consigneeIdentification', '1'.repeat(21)],
  ])('names %s rightly, not "%s"', async (path, value) => {
    await expect(suggest('administrator', { [path]: value })).rejects.toMatchObject({
      status: 422,
      code: 'validationFailed',
      details: { fields: [expect.objectContaining({ path })] },
    })
  })

  test('at the same moment as others gets an answer like theirs', async () => {
    const client = await given.client()
    await inMiami(client)
    const answers = await Promise.all(Array.from({ length: 4 }, () => suggest('administrator', { clientId: client.id })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

async function eventsOf({ id }: Person) {
  const { db } = await currentServer()
  return db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.actorId, id), eq(eventsTable.action, 'suggestBundles')))
}
