// Reads labels in ZPL II as a printer does: where each field begins, what is drawn there, and what its text says.
import { readCode128 } from '../code-128.ts'

type Drawn = { left: number; top: number; width: number; height: number }
export type ReadLabel = { widthInDots: number; heightInDots: number; texts: string[]; bars: string; boxes: Drawn[] }

const FIELD = /\^FO(\d+),(\d+)(.*?)\^FS/gs
const SHORTEST_BARS = 150

/** @throws Error for what is no label, or whose bars say nothing. */
export function readZpl(content: Uint8Array): ReadLabel[] {
  const formats = new TextDecoder('utf-8', { fatal: true }).decode(content).match(/\^XA.*?\^XZ/gs) ?? []
  return formats.map((format) => {
    if (!format.includes('^CI28')) throw new Error('its letters are not said to be UTF-8')
    const fields = [...format.matchAll(FIELD)].map(([, left, top, rest = '']) => ({ left: Number(left), top: Number(top), rest }))
    const boxes = fields.flatMap(({ rest, ...at }) => boxOf(rest, at))
    return {
      widthInDots: numberAfter(format, '^PW'),
      heightInDots: numberAfter(format, '^LL'),
      texts: fields.flatMap(({ rest }) => textOf(rest) ?? []),
      bars: readCode128(widthsOf(boxes.filter(({ width, height }) => height > SHORTEST_BARS && width < 50))),
      boxes,
    }
  })
}

function numberAfter(format: string, command: string): number {
  const [, number] = new RegExp(`\\${command}(\\d+)`).exec(format) ?? []
  return Number(number)
}

function boxOf(rest: string, at: { left: number; top: number }): Drawn[] {
  const [, width, height] = /\^GB(\d+),(\d+),(\d+)/.exec(rest) ?? []
  return width === undefined ? [] : [{ ...at, width: Number(width), height: Number(height) }]
}

/** `_5E` is the sign of that number where `^FH` stands before. */
function textOf(rest: string): string | null {
  const [, words] = /\^FH\^FD(.*)$/s.exec(rest) ?? []
  return words?.replaceAll(/_([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))) ?? null
}

/** Of black and white in turn. */
const widthsOf = (bars: readonly Drawn[]): number[] =>
  bars.flatMap(({ left, width }, index) => {
    const before = bars[index - 1]
    return before ? [left - before.left - before.width, width] : [width]
  })
