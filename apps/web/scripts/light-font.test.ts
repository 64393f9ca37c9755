import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { FONT, lightFont, signsOf } from './light-font.ts'

test('the font that pages are sent is made of the Inter that is installed', async () => {
  expect((await readFile(FONT)).equals(await lightFont())).toBe(true)
})

test('a stylesheet names signs alone and from one to another', () => {
  expect(signsOf('@font-face { unicode-range: U+0041-0043, U+00E9,\n    U+20AC; }')).toBe('ABCé€')
})
