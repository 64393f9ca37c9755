// Recorded scans as a file: one line a scan, so that a person can read and compare it.
import type { KeyTime, RecordedScan } from './key-times.ts'

const FORMAT = 'puente-scanner-1'

/** `device`: what the browser says of itself. */
export type Recording = { recordedOn: string; device: string; scans: readonly RecordedScan[] }

/** Times count from the first key of each scan: `+0:KeyT:T` is pressed, `-2.1:KeyT:T` is let go of. */
export function writeRecording({ recordedOn, device, scans }: Recording): string {
  const lines = scans.map(({ number, keys }) => ({ number, keys: keys.map((key) => textOf(key, keys[0]?.at ?? 0)).join(' ') }))
  return `${JSON.stringify({ format: FORMAT, recordedOn, device, scans: lines }, null, 2)}\n`
}

/** @throws TypeError where the file is of another kind */
export function readRecording(text: string): Recording {
  const { format, recordedOn, device, scans } = JSON.parse(text) as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(scans)) throw new TypeError('this is no recording of a scanner')
  return {
    ...{ recordedOn: String(recordedOn), device: String(device) },
    scans: scans.map(({ number, keys }: Record<string, unknown>) => ({
      number: String(number),
      keys: String(keys).split(' ').map(keyOf),
    })),
  }
}

const SPACE = 'Space'
const textOf = ({ type, key, code, at }: KeyTime, from: number): string =>
  `${type === 'keydown' ? '+' : '-'}${Math.round((at - from) * 10) / 10}:${code.replaceAll(' ', '')}:${key === ' ' ? SPACE : key}`

const KEY = /^([+-])(\d+(?:\.\d+)?):([^:]*):(.+)$/

function keyOf(text: string): KeyTime {
  const [, sign, at, code = '', key = ''] = KEY.exec(text) ?? []
  if (sign === undefined) throw new TypeError(`this is no key of a scanner: ${text}`)
  return { type: sign === '+' ? 'keydown' : 'keyup', key: key === SPACE ? ' ' : key, code, at: Number(at) }
}
