// In which order Vitest begins files where it does not know yet how long each takes, as in a fresh checkout: it would begin the largest.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONGEST_FIRST } from './long-tests.ts'

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}

/** What is known to be long comes before all else, which stays as it is. */
export function longestFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => LONGEST_FIRST.findIndex((path) => pathOf(file).endsWith(`/${path}`))
  const known = files.filter((file) => rank(file) >= 0).toSorted((one, other) => rank(one) - rank(other))
  return [...known, ...files.filter((file) => rank(file) < 0)]
}
