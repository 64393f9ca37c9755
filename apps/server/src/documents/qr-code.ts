// A QR code as one path of SVG: dark modules as rectangles, a row's neighbours together.
import type { QrCode } from '@app/contract/fields/qr-code'

export async function qrCodeOf(words: string): Promise<QrCode> {
  // 60 ms to load: whoever asks for one pays for it.
  const { default: barCodes } = await import('bwip-js/node')
  const [symbol] = barCodes.raw({ bcid: 'qrcode', text: words, eclevel: 'M' } as Parameters<typeof barCodes.raw>[0])
  if (!symbol || !('pixs' in symbol)) throw new TypeError('no QR code was drawn')
  const size = symbol.pixx
  const rows = Array.from({ length: symbol.pixy }, (_, row) => symbol.pixs.slice(row * size, (row + 1) * size))
  return { size, path: rows.flatMap(runsOf).join('') }
}

const runsOf = (modules: readonly number[], row: number): string[] =>
  [...modules.join('').matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
