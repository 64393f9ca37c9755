import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('headings, paragraphs and lists, in their order', () => {
  expect(textParts('Uno.\n\n## Dos\n\n- tres\n- cuatro\n\nCinco <b>seis</b>.\n- siete')).toEqual([
    { kind: 'paragraph', words: 'Uno.' },
    { kind: 'heading', words: 'Dos' },
    { kind: 'list', entries: ['tres', 'cuatro'] },
    { kind: 'paragraph', words: 'Cinco <b>seis</b>.' },
    { kind: 'list', entries: ['siete'] },
  ])
})
