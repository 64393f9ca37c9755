import { FILE_KINDS } from '../file-kinds.ts'
import type { Rule } from './sources.ts'

const VAGUE_NAMES = /(^|\/|-)(utils?|helpers?|services|[a-z]+-service|common|misc|manager|stuff)(\.|\/|-|$)/

/** Every source file is of a known kind and has a telling name. */
export const fileNames: Rule = ({ paths }) =>
  paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [
      ...(FILE_KINDS.some(({ pattern }) => pattern.test(path))
        ? []
        : [`${path}: of no known kind (scripts/file-kinds.ts lists them)`]),
      ...(VAGUE_NAMES.test(path) ? [`${path}: the name does not say what it is`] : []),
    ])
