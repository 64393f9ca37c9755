// The small picture of a package that stands beside its name (client, section 1).
/** 72 px of the screen, drawn sharp on the screen of a phone. */
const SIDE_IN_PIXELS = 144
const LARGEST_COVER_IN_BYTES = 3_000
/** Tried one after the other: most photos fit with the first. */
const QUALITIES = [60, 40, 20, 5]

/** WebP in base64; none of a picture that does not become as small. */
export async function coverOf(picture: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(picture).resize({ width: SIDE_IN_PIXELS, height: SIDE_IN_PIXELS, fit: 'cover', position: 'centre' })
  for (const quality of QUALITIES) {
    const cover = await drawn.clone().webp({ quality, effort: 5 }).toBuffer()
    if (cover.byteLength <= LARGEST_COVER_IN_BYTES) return cover.toString('base64')
  }
  return null
}
