// Reads Code 128 as a scanner does (ISO/IEC 15417): from the widths of bars and spaces, with its check character.

/** Of the characters 0 to 105; the stop character ends with a bar of its own. */
const PATTERNS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221
  223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
  112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
  311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
  122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
  214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`
  .trim()
  .split(/\s+/)
const STOP = '2331112'
const STARTS: Record<number, CodeSet> = { 103: 'A', 104: 'B', 105: 'C' }
const SHIFTS: Record<number, CodeSet> = { 99: 'C', 100: 'B', 101: 'A' }
type CodeSet = 'A' | 'B' | 'C'

/** @throws Error for what is no whole Code 128 symbol. */
export function readCode128(widths: readonly number[]): string {
  const narrowest = Math.min(...widths)
  const modules = widths.map((width) => Math.round(width / narrowest)).join('')
  if (!modules.endsWith(STOP)) throw new Error(`no stop character: ${modules}`)
  const values = (modules.slice(0, -STOP.length).match(/.{1,6}/g) ?? []).map((pattern) => PATTERNS.indexOf(pattern))
  if (values.includes(-1)) throw new Error(`a pattern that is no character: ${modules}`)
  const check = values.pop()
  const weighted = values.reduce((sum, value, position) => sum + value * Math.max(1, position), 0)
  if (weighted % 103 !== check) throw new Error(`the check character is ${check}, not ${weighted % 103}`)
  return textOf(values)
}

function textOf([start = -1, ...values]: readonly number[]): string {
  let set = STARTS[start]
  if (!set) throw new Error(`${start} is no start character`)
  let text = ''
  for (const value of values) {
    const next: CodeSet | undefined = SHIFTS[value]
    if (next && next !== set && value >= (set === 'C' ? 100 : 99)) set = next
    else if (set === 'C') text += String(value).padStart(2, '0')
    else if (value < 96) text += String.fromCharCode(set === 'A' && value >= 64 ? value - 64 : value + 32)
    else throw new Error(`a function character: ${value}`)
  }
  return text
}
