import { expect, test } from 'vitest'
import { newTraceParent } from './trace-parent.ts'

test('every call begins a trace of its own, as W3C writes it', () => {
  const made = Array.from({ length: 100 }, newTraceParent)

  for (const one of made) expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(made.map((one) => one.slice(3, 35))).size).toBe(100)
})
