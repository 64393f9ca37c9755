import { z } from 'zod'

export const qrCode = z.strictObject({ size: z.int(), path: z.string() }).meta({
  description: 'A QR code: a path of SVG, drawn in a square of `size` modules without its quiet zone.',
})
export type QrCode = z.output<typeof qrCode>
