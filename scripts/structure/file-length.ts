import type { Rule, Sources } from './sources.ts'

const LONGEST_ALLOWED = 250

/** Every source file, as every style sheet, is short enough to read. */
export const fileLength: Rule = ({ paths, read }) =>
  paths
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .flatMap((path) => {
      const length = linesOf(read(path))
      return length > LONGEST_ALLOWED ? [`${path}: ${length} lines, more than ${LONGEST_ALLOWED}`] : []
    })

/** How long the source files are, in one line. */
export function lengthsOf({ paths, read }: Sources): string {
  const source = paths.filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('e2e/'))
  const sorted = source.map((path) => ({ path, lines: linesOf(read(path)) })).sort((one, other) => one.lines - other.lines)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.lines
  const longest = sorted.at(-1)
  return `${source.length} source files: median ${at(0.5)} lines, 90th percentile ${at(0.9)}, longest ${longest?.lines} (${longest?.path})`
}

const linesOf = (text: string) => text.trimEnd().split('\n').length
