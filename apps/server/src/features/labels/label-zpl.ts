// A label of 100 × 150 mm in ZPL II, for a printer of 203 dpi that is fed without a driver: what the PDF says, in the printer's own letters.
import { type BarCode, dotsOfNarrowest, modulesOf } from '../../documents/bar-code.ts'
import type { Label } from './label.document.ts'

const DOTS_IN_A_MILLIMETRE = 8
const WIDTH = 100 * DOTS_IN_A_MILLIMETRE
const HEIGHT = 150 * DOTS_IN_A_MILLIMETRE
const LEFT = 40
const PRINTED_WIDTH = WIDTH - 2 * LEFT
const BARS_HEIGHT = 230
const BARS_TOP = HEIGHT - LEFT - BARS_HEIGHT - 90
const MEASURES_HEIGHT = 140
const MEASURES_TOP = BARS_TOP - MEASURES_HEIGHT - 36
/** Of the font 0, a bold and condensed one: no letter is wider, on average of any words. */
const WIDTH_OF_A_LETTER = 0.62
const SMALLEST = 20

type Place = { left: number; top: number; width: number }
type Style = { size: { from: number; to: number }; lines?: number; align?: 'L' | 'C'; isReversed?: boolean }

/** Each label is a format of its own, so that a printer begins with the first while others are still on their way. */
export const zplOf = (labels: readonly Label[], tradeName: string): string =>
  labels.map((label) => formatOf(label, tradeName)).join('\n')

const formatOf = (label: Label, tradeName: string): string =>
  [
    // UTF-8, and the size of the paper.
    `^XA^CI28^PW${WIDTH}^LL${HEIGHT}^LH0,0`,
    ...topOf(label, tradeName),
    ...headingOf(label),
    ...factsOf(label),
    ...measuresOf(label),
    ...codeOf(label),
    '^XZ',
  ].join('\n')

function topOf({ category }: Label, tradeName: string): string[] {
  const boxWidth = Math.min(PRINTED_WIDTH / 2, Math.round(category.length * 40 * WIDTH_OF_A_LETTER) + 40)
  const boxLeft = LEFT + PRINTED_WIDTH - boxWidth
  const size = { from: SMALLEST, to: 40 }
  return [
    text(tradeName, { left: LEFT, top: 44, width: PRINTED_WIDTH - boxWidth - 20 }, { size }),
    box({ left: boxLeft, top: 32, width: boxWidth }, 60, 60),
    text(category, { left: boxLeft, top: 44, width: boxWidth }, { size, align: 'C', isReversed: true }),
    box({ left: LEFT, top: 106, width: PRINTED_WIDTH }, 4, 4),
  ]
}

function headingOf({ heading: { title, text: words, isWarning, largest = 46 } }: Label): string[] {
  const highest = Math.round((largest / 72) * 203)
  const at = { left: LEFT, top: 130, width: PRINTED_WIDTH }
  const name = { left: LEFT, top: 270, width: PRINTED_WIDTH }
  const size = { from: 40, to: Math.min(120, highest) }
  return [
    ...(isWarning ? [box(at, 130, 130)] : []),
    text(title, isWarning ? { ...at, top: at.top + 14 } : at, { size, align: isWarning ? 'C' : 'L', isReversed: isWarning }),
    text(words, name, { size: { from: 32, to: 54 }, lines: 2 }),
  ]
}

const factsOf = ({ facts }: Label): string[] =>
  facts.flatMap((row, index) => {
    const width = Math.floor(PRINTED_WIDTH / row.length)
    const top = 400 + index * 90
    return row.flatMap(([name, value], column) => {
      const place = { left: LEFT + column * width, top, width: width - (column < row.length - 1 ? 20 : 0) }
      return [
        text(name, place, { size: { from: SMALLEST, to: 26 } }),
        text(value, { ...place, top: top + 32 }, { size: { from: SMALLEST, to: 42 } }),
      ]
    })
  })

const measuresOf = ({ measures }: Label): string[] =>
  measures.flatMap(([name, value], index) => {
    const width = Math.floor(PRINTED_WIDTH / measures.length)
    const left = LEFT + index * width
    const inside = { left: left + 8, width: width - 16 }
    return [
      box({ left, top: MEASURES_TOP, width }, MEASURES_HEIGHT, 3),
      text(name, { ...inside, top: MEASURES_TOP + 16 }, { size: { from: SMALLEST, to: 26 }, align: 'C' }),
      text(value, { ...inside, top: MEASURES_TOP + 66 }, { size: { from: SMALLEST, to: 52 }, align: 'C' }),
    ]
  })

/** Bars are drawn, not asked for: the printer's own Code 128 may choose others than those that were tried. */
function codeOf({ code, bars }: Label): string[] {
  const place = { left: LEFT, top: BARS_TOP + BARS_HEIGHT + 16, width: PRINTED_WIDTH }
  return [...barsOf(bars), text(code, place, { size: { from: SMALLEST, to: 66 }, align: 'C' })]
}

function barsOf(bars: BarCode): string[] {
  const narrowest = dotsOfNarrowest(bars, PRINTED_WIDTH)
  let left = LEFT + Math.floor((PRINTED_WIDTH - narrowest * modulesOf(bars)) / 2)
  return bars.flatMap((modules, index) => {
    const width = narrowest * modules
    const drawn = index % 2 === 0 ? [box({ left, top: BARS_TOP, width }, BARS_HEIGHT, width)] : []
    left += width
    return drawn
  })
}

const box = ({ left, top, width }: Place, height: number, border: number): string =>
  `^FO${left},${top}^GB${width},${height},${border}^FS`

/** As large as fits; what does not fit even in the smallest letters is cut, as a printer would print it over itself. */
function text(words: string, { left, top, width }: Place, { size, lines = 1, align = 'L', isReversed = false }: Style): string {
  const letters = [...words]
  const fitting = Math.floor((width * lines) / (Math.max(1, letters.length) * WIDTH_OF_A_LETTER))
  const height = Math.max(size.from, Math.min(size.to, fitting))
  const most = Math.floor((width * lines) / (height * WIDTH_OF_A_LETTER))
  const shown = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words
  const reversed = isReversed ? '^FR' : ''
  return `^FO${left},${top}${reversed}^A0N,${height},${height}^FB${width},${lines},0,${align}^FH^FD${escaped(shown)}^FS`
}

/** What begins a command, and what `^FH` and `^FB` read otherwise, by its number. */
const escaped = (words: string): string =>
  words
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[\^~_\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
