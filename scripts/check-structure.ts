// Every source file is of a known kind, has a telling name, and is short enough to read, as every style sheet is. Prints the figures.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { FILE_KINDS } from './file-kinds.ts'

const LONGEST_ALLOWED = 250
const VAGUE_NAMES = /(^|\/|-)(utils?|helpers?|services|[a-z]+-service|common|misc|manager|stuff)(\.|\/|-|$)/

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path))

const files = listed('*.ts', '*.tsx')
const styles = listed('*.css')
const source = files.filter((path) => !path.endsWith('.test.ts') && !path.startsWith('e2e/'))
const lengths = new Map([...files, ...styles].map((path) => [path, readFileSync(path, 'utf8').trimEnd().split('\n').length]))

const tooLong = (path: string) =>
  (lengths.get(path) ?? 0) > LONGEST_ALLOWED ? [`${path}: ${lengths.get(path)} lines, more than ${LONGEST_ALLOWED}`] : []

const problems = [
  ...files.flatMap((path) => [
    ...(FILE_KINDS.some(({ pattern }) => pattern.test(path))
      ? []
      : [`${path}: of no known kind (scripts/file-kinds.ts lists them)`]),
    ...(VAGUE_NAMES.test(path) ? [`${path}: the name does not say what it is`] : []),
    ...tooLong(path),
  ]),
  ...styles.flatMap(tooLong),
]

const sorted = source.map((path) => lengths.get(path) ?? 0).sort((one, other) => one - other)
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const longest = source.reduce(
  (one, other) => ((lengths.get(other) ?? 0) > (lengths.get(one) ?? 0) ? other : one),
  source[0] ?? '',
)
console.log(
  `${source.length} source files: median ${at(0.5)} lines, 90th percentile ${at(0.9)}, longest ${lengths.get(longest)} (${longest})`,
)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
