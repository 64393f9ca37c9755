// Code 128, drawn as bars and not as a picture: sharp at any resolution.
import type { Paper } from './paper.ts'

/** One dot of a label printer (203 dpi) in points: bars that are whole dots wide stay sharp. */
const DOT = 72 / 203
/** Dots of the narrowest bar: 0.25 mm is the least that hand-held readers read, more than 0.6 mm is no easier. */
const DOTS = { least: 2, most: 5 }
/** What stays white on either side, in narrowest bars. */
const QUIET_ZONE = 10
const PRINTABLE_ASCII = /^[ -~]+$/

/** The widths of bars and spaces, in turn, in narrowest bars. */
export type BarCode = readonly number[]

/** Null where the words cannot be read back from bars of this width. */
export async function barCodeOf(words: string, width: number): Promise<BarCode | null> {
  if (!PRINTABLE_ASCII.test(words)) return null
  // 60 ms to load: those who print pay for it.
  const { default: barCodes } = await import('bwip-js/node')
  const [symbol] = barCodes.raw({ bcid: 'code128', text: words })
  const bars = symbol && 'sbs' in symbol ? symbol.sbs : null
  return bars && dotsOfNarrowest(bars, width / DOT) >= DOTS.least ? bars : null
}

/** Centred; it stands at the current height. */
export function drawBarCode({ pdf, y }: Paper, bars: BarCode, x: number, width: number, height: number): void {
  const narrowest = DOT * dotsOfNarrowest(bars, width / DOT)
  let left = x + (width - narrowest * modulesOf(bars)) / 2
  bars.forEach((modules, index) => {
    if (index % 2 === 0) pdf.rect(left, y, narrowest * modules, height)
    left += narrowest * modules
  })
  pdf.fill('#000000')
}

export const modulesOf = (bars: BarCode): number => bars.reduce((sum, modules) => sum + modules, 0)

/** How many dots of a label printer the narrowest bar has, in so many of them and with the white on either side. */
export const dotsOfNarrowest = (bars: BarCode, widthInDots: number): number =>
  Math.min(DOTS.most, Math.floor(widthInDots / (modulesOf(bars) + 2 * QUIET_ZONE)))
