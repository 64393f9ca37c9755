import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['es-EC,es;q=0.9,en;q=0.8', 'es'],
  ['de-DE,en;q=0.7', 'en'],
  ['de', 'es'],
  ['es;q=0.3,en;q=0.9', 'en'],
  ['*', 'es'],
])('accept-language %s is answered in %s', (acceptLanguage, language) => {
  expect(languageOf(acceptLanguage)).toBe(language)
})
