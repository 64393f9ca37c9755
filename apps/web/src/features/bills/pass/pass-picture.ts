// A pass as a picture that is sent to whoever collects: dark on white whatever the theme, and without any amount.
import type { Pass } from '@app/contract/passes/passes.contract'
import { digitsInGroups } from '@app/domain'
import { QUIET_ZONE } from '../../../ui/show/qr-code.tsx'
import type { PassWords } from './use-pass-words.ts'

const WIDTH = 1_080
const EDGE = 80
const QR_WIDTH = 640
const INK = '#1b2022'
const QUIET = '#5f6467'
const LONGEST_IN_LINES = 3

type Said = PassWords & { title: string; things: string }
type Style = { size: number; weight?: number; ink?: string; above?: number }
type Line = Required<Style> & { text: string }

/** As a PNG. */
export async function drawPass(
  { qrCode, digits }: Pass,
  { title, house, who, things, place }: Said,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const { fontFamily } = getComputedStyle(document.body)
  const inLines = (text: string, style: Style) => linesOf(context, fontFamily, text, style)
  const head = [...inLines(house, { size: 36, ink: QUIET }), ...inLines(title, { size: 60, weight: 650, above: 12 })]
  const foot = [
    ...inLines(digitsInGroups(digits), { size: 104, weight: 650, above: 8 }),
    ...inLines(who, { size: 44, weight: 650, above: 28 }),
    ...inLines(things, { size: 40, above: 28 }),
    ...inLines(place.join(', '), { size: 36, ink: QUIET, above: 28 }),
  ]
  canvas.width = WIDTH
  canvas.height = 2 * EDGE + heightOf(head) + QR_WIDTH + heightOf(foot)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  let top = write(context, fontFamily, head, EDGE)
  drawQrCode(context, qrCode, top)
  top = write(context, fontFamily, foot, top + QR_WIDTH)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be made')
  return new Uint8Array(await blob.arrayBuffer())
}

const lineHeight = ({ size }: Line): number => size * 1.3
const heightOf = (lines: readonly Line[]): number => lines.reduce((height, line) => height + line.above + lineHeight(line), 0)

/** Broken between words, and cut after the third line. */
function linesOf(context: CanvasRenderingContext2D, family: string, text: string, style: Style): Line[] {
  const look = { weight: 400, ink: INK, above: 0, ...style }
  context.font = `${look.weight} ${look.size}px ${family}`
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && context.measureText(longer).width <= WIDTH - 2 * EDGE) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  const shown = lines.slice(0, LONGEST_IN_LINES)
  if (lines.length > shown.length) shown.push(`${shown.pop()} …`)
  return shown.map((line, index) => ({ ...look, above: index === 0 ? look.above : 0, text: line }))
}

/** @returns where what comes next begins. */
function write(context: CanvasRenderingContext2D, family: string, lines: readonly Line[], from: number): number {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  let top = from
  for (const line of lines) {
    top += line.above
    context.font = `${line.weight} ${line.size}px ${family}`
    context.fillStyle = line.ink
    context.fillText(line.text, WIDTH / 2, top + lineHeight(line) / 2, WIDTH - 2 * EDGE)
    top += lineHeight(line)
  }
  return top
}

function drawQrCode(context: CanvasRenderingContext2D, { size, path }: Pass['qrCode'], top: number): void {
  const module = QR_WIDTH / (size + 2 * QUIET_ZONE)
  context.save()
  context.translate((WIDTH - QR_WIDTH) / 2 + QUIET_ZONE * module, top + QUIET_ZONE * module)
  context.scale(module, module)
  context.fillStyle = '#000000'
  context.fill(new Path2D(path))
  context.restore()
}
