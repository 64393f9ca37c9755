import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'

/** What no coder makes small: every pixel is another. */
function noise(width: number, height: number): Promise<Buffer> {
  let state = 7
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

test.each([
  ['a wide photo', 2_000, 1_125],
  ['a tall one', 900, 2_000],
  ['one smaller than a cover', 60, 40],
])('the cover of %s is a small square', async (_what, width, height) => {
  const plain = await sharp({ create: { width, height, channels: 3, background: '#4486a1' } })
    .png()
    .toBuffer()

  const cover = Buffer.from((await coverOf(plain)) ?? '', 'base64')

  expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 144, height: 144 })
})

test('it weighs 3 kB at most, whatever it shows', async () => {
  const cover = await coverOf(await noise(1_600, 1_200))

  expect(cover).not.toBeNull()
  expect(Buffer.from(cover ?? '', 'base64').byteLength).toBeLessThanOrEqual(3_000)
})
