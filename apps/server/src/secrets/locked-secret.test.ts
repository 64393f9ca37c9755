import { describe, expect, test } from 'vitest'
import { isKey, keyText, locked, newKey, opened } from './locked-secret.ts'

const SECRET = Buffer.from('-----BEGIN PRIVATE KEY-----')
const key = newKey()

describe('what is locked up', () => {
  test('opens with its key, for its row', () => {
    expect(opened(locked(SECRET, key, 'row-1'), key, 'row-1')).toEqual(SECRET)
  })

  test('is another text each time, without the secret in it', () => {
    const boxes = [locked(SECRET, key, 'row-1'), locked(SECRET, key, 'row-1')]
    expect(boxes[0]).not.toBe(boxes[1])
    expect(Buffer.from(boxes[0] ?? '', 'base64').includes(SECRET)).toBe(false)
  })

  test.each([
    ['another key', (box: string) => opened(box, newKey(), 'row-1')],
    ['another row', (box: string) => opened(box, key, 'row-2')],
    ['a cut', (box: string) => opened(box.slice(0, 20), key, 'row-1')],
    ['nothing', () => opened('', key, 'row-1')],
    ['another first letter', (box: string) => opened(`${box.startsWith('A') ? 'B' : 'A'}${box.slice(1)}`, key, 'row-1')],
  ])('does not open with %s', (_name, open) => {
    expect(open(locked(SECRET, key, 'row-1'))).toBeNull()
  })
})

describe('a key', () => {
  test('is 32 bytes in base64', () => {
    expect(isKey(keyText(newKey()))).toBe(true)
    expect(isKey('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=')).toBe(true)
  })

  test.each(['', 'secret', 'A'.repeat(44), `${'A'.repeat(42)}==`, '0'.repeat(64), `${'A'.repeat(43)}=!`])('is not %s', (text) => {
    expect(isKey(text)).toBe(false)
  })
})
