import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_RANGES } from '@app/contract/fields/list-ranges'
import { expect, test } from 'vitest'

test.each(['es', 'en'])('what the days of a list are about has words in %s', (language) => {
  const path = join(import.meta.dirname, `../../apps/web/public/locales/${language}/table.json`)
  const { days } = JSON.parse(readFileSync(path, 'utf8'))
  expect(Object.keys(days.of)).toEqual(Object.keys(LIST_RANGES))
})
