// The same of what the house buys for its client.
import { expect, test } from 'vitest'
import { CASES } from './dead-ends/cases.ts'
import { expectEdges } from './replayed/expect-edges.ts'

test('a purchase goes where the model says, step by step', async () => {
  // Its price where it is too heavy is no vector: what is too heavy is tried with a package of the client's own.
  expect(await expectEdges({ ...CASES.bought, never: ['tooHeavy'] })).toBe(562)
}, 900_000)
