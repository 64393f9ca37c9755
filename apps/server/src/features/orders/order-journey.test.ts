import { ORDER_STATUSES } from '@app/domain'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'

test.each(ORDER_STATUSES)('a package gets to %s by the calls that people make', async (status) => {
  expect(await given.order({ status })).toMatchObject({ status })
})
