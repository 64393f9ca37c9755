import type { Rule, Sources } from './sources.ts'

/** `atLeast`: lines of tests for each line of source, promised once it was reached. */
const PARTS = [
  { part: 'domain', folder: 'packages/domain/', atLeast: 1 },
  { part: 'server', folder: 'apps/server/', atLeast: 0.9 },
  { part: 'web', folder: 'apps/web/', atLeast: 0.3 },
] as const

/** What is promised of tests beside sources is kept. */
export const testShares: Rule = (sources) =>
  sharesOf(sources).flatMap(({ part, share, atLeast }) =>
    share < atLeast ? [`${part}: ${share.toFixed(3)} lines of tests for a line of source, less than ${atLeast}`] : [],
  )

/** Tests beside sources, in one line. */
export const shareFigures = (sources: Sources): string =>
  `tests ÷ source: ${sharesOf(sources)
    .map(({ part, share }) => `${part} ${share.toFixed(2)}`)
    .join(', ')}`

/** What tests stand on (`testing/`, the models of `machines/`) counts as neither; journeys of `e2e/` are no tests of the web. */
const sharesOf = ({ paths, read }: Sources) =>
  PARTS.flatMap(({ part, folder, atLeast }) => {
    const own = paths.filter((path) => path.startsWith(folder) && /\.tsx?$/.test(path) && (isTest(path) || !STOOD_ON.test(path)))
    const linesOf = (wanted: boolean) =>
      own.filter((path) => isTest(path) === wanted).reduce((sum, path) => sum + read(path).trimEnd().split('\n').length, 0)
    return own.length > 0 ? [{ part, atLeast, share: linesOf(true) / linesOf(false) }] : []
  })

const STOOD_ON = /\/(testing|machines)\//
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
