import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OUTCOME_WORDS, STATUS_WORDS } from './words.ts'

test.each(['es', 'en'] as const)('documents call a status what the screens call it, in %s', (language) => {
  const locale = new URL(`../../../web/public/locales/${language}/common.json`, import.meta.url)
  const { statuses, outcomes } = JSON.parse(readFileSync(locale, 'utf8'))
  expect(STATUS_WORDS[language]).toEqual(statuses)
  expect(OUTCOME_WORDS[language]).toEqual(outcomes)
})
