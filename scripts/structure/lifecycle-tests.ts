import type { Rule } from './sources.ts'

const LIFECYCLE = /^packages\/domain\/src\/lifecycles\/[a-z-]+-lifecycle\.ts$/
const DECLARED = /^export const [A-Z_]+_STATUSES = \[([^\]]*)\]/m
const WORDS = /'(\w+)'/g

/** The hand-written test of a lifecycle names each of its statuses: what is allowed of a new one is written down twice, or it is not known. */
export const lifecycleTests: Rule = ({ paths, read }) =>
  paths
    .filter((path) => LIFECYCLE.test(path))
    .flatMap((path) => {
      const test = path.replace(/\.ts$/, '.test.ts')
      const expected = paths.includes(test) ? read(test) : ''
      const statuses = [...(DECLARED.exec(read(path))?.[1] ?? '').matchAll(WORDS)].map(([, status = '']) => status)
      return statuses
        .filter((status) => !new RegExp(`\\b${status}\\b`).test(expected))
        .map((status) => `${test}: says nothing of ${status}, which ${path} declares`)
    })
