import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './id.ts'

test('ids are UUIDs of version 7 that rise in the order in which they were made', () => {
  const ids = Array.from({ length: 1_000 }, newId)

  expect(ids.every((id) => z.uuidv7().safeParse(id).success)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1_000)
})
