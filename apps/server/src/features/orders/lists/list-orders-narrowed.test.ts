import { orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../../testing/given/given-orders.ts'
import { signedInAs } from '../../../testing/world.ts'

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

describe('what the office narrows by besides', () => {
  test('is the associate, the service and an open incident, each with the others', async () => {
    const [associate, other] = [await given.associate(), await given.associate()]
    const [client, theirs] = [await given.client({ associate }), await given.client({ associate: other })]
    const [first, second, foreign] = [
      await given.order({ client }),
      await given.order({ client }),
      await given.order({ client: theirs }),
    ]
    const found = (query: Parameters<typeof of>[0]) => of(query).then(idsOf)
    const of = (query: {
      associateId: string[]
      service?: ('COU' | 'PPE')[]
      category?: ('B' | 'C')[]
      hasOpenIncident?: 'true' | 'false'
    }) => signedInAs('administrator').call(orders.listAllOrders, { query })

    expect(await found({ associateId: [associate.id] })).toEqual([second.id, first.id])
    expect(await found({ associateId: [associate.id, other.id], service: ['COU'] })).toEqual([foreign.id, second.id, first.id])
    expect(await found({ associateId: [associate.id], service: ['PPE'] })).toEqual([])
    expect(await found({ associateId: [associate.id], category: ['B'] })).toEqual([second.id, first.id])
    expect(await found({ associateId: [associate.id], category: ['C'] })).toEqual([])
    expect(await found({ associateId: [associate.id], hasOpenIncident: 'true' })).toEqual([])
    expect(await found({ associateId: [other.id], hasOpenIncident: 'false' })).toEqual([foreign.id])
  })

  test('narrows all that match, as the list', async () => {
    const associate = await given.associate()
    const client = await given.client({ associate })
    const { id } = await given.order({ client })
    await given.order()
    const { ids, total } = await signedInAs('administrator').call(orders.selectAllOrders, {
      query: { associateId: [associate.id] },
    })
    expect({ ids, total }).toEqual({ ids: [id], total: 1 })
  })

  test('is no matter of an associate, who sees own clients alone', async () => {
    const query = { associateId: [(await given.associate()).id] }
    await expect(signedInAs(await given.associate()).call(orders.listAllOrders, { query })).rejects.toMatchObject({ status: 403 })
  })
})
