// What people may do with one package, in every state that the product tells from another, comes of it in the running product what the
// model says (both ways, section 9; docs/decisions/0067).
import { expect, test } from 'vitest'
import { CASES } from './dead-ends/cases.ts'
import { expectEdges } from './replayed/expect-edges.ts'

test('one package goes where the model says, step by step', async () => {
  expect(await expectEdges(CASES.one)).toBe(820)
}, 900_000)
