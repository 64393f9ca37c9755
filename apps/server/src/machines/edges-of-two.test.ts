// The same of two packages of one bundle and bill.
import { expect, test } from 'vitest'
import { CASES } from './dead-ends/cases.ts'
import { expectEdges } from './replayed/expect-edges.ts'

test('two packages of one bundle and bill go where the model says, step by step', async () => {
  // The other of its bundle waits for its weight again once one goes on: reopen-cargo.test.ts says how.
  expect(await expectEdges(CASES.two, ['reopen'])).toBe(955)
}, 900_000)
