import { z } from 'zod'

/** How a package looks: small enough to be part of an answer. */
export const cover = z.base64().nullable().meta({
  description:
    'A WebP picture of 144 × 144 pixels, at most 3 kB: the newest photo of staff, else the client’s; null where there is none.',
})
