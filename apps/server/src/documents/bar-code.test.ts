import { describe, expect, test } from 'vitest'
import { readBarCodes } from '../testing/read-bar-codes.ts'
import { barCodeOf, drawBarCode } from './bar-code.ts'
import { Paper } from './paper.ts'

const WIDTH = 255

/** Drawn on paper of 100 × 150 mm, and read back from there. */
async function readBack(words: string) {
  const paper = new Paper(
    { title: 'Bars', author: 'Puente', language: 'es', createdAt: new Date('2026-11-21T15:00:00Z') },
    { width: 283, height: 425, margin: 14, foot: 0 },
  )
  drawBarCode(paper, (await barCodeOf(words, WIDTH)) ?? [], 14, WIDTH, 80)
  const [read] = await readBarCodes(await paper.finish())
  return read
}

describe('a bar code', () => {
  test.each([
    'ORD-000123',
    'BUL-1234567',
    '729-11112222',
    'HIJA-1-0',
    'h-7/b',
    '1234567890',
    '12345',
    '7',
    'A B_C~!"#$%&',
    '72911112222000111222333444',
  ])('says %j', async (words) => {
    expect(await readBack(words)).toMatchObject({ text: words })
  })

  test.each(['ORD-000123', '729-11112222-HIJA-004', 'ABCDEFGHIJKLMNOPQRSTUVWXY'])(
    'of %j is wide enough for a hand-held reader and has white beside it',
    async (words) => {
      const { narrowestInPoints = 0, quiet } = (await readBack(words)) ?? {}

      // 0.25 mm.
      expect(narrowestInPoints).toBeGreaterThan(0.708)
      expect(quiet).toBeGreaterThanOrEqual(10)
    },
  )

  test('is whole dots of a 203 dpi printer wide', async () => {
    for (const words of ['ORD-000123', '729-11112222-HIJA-004']) {
      const { narrowestInPoints = 0 } = (await readBack(words)) ?? {}
      const dots = (narrowestInPoints / 72) * 203
      expect(dots).toBeCloseTo(Math.round(dots), 2)
    }
  })

  test.each([
    ['letters that it does not have', 'Guía 7'],
    ['nothing', ''],
    ['more than fits on paper', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-ABCDEFGHIJKL'],
  ])('there is none for %s', async (_what, words) => {
    expect(await barCodeOf(words, WIDTH)).toBeNull()
  })
})
