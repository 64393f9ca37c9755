import { dirname } from 'node:path'
import type { Rule } from './sources.ts'

/** More is a shed: what belongs together becomes a room of its own. */
export const MOST_FILES = 40
/** Records in the order in which they were made. */
const CHRONICLES = /(^docs\/decisions|\/migrations(\/meta)?)$/

/** No folder holds more files of its own than a person takes in. */
export const folderSize: Rule = ({ paths }) => {
  const folders = Map.groupBy(paths, (path) => dirname(path))
  return [...folders].flatMap(([folder, files]) =>
    files.length > MOST_FILES && !CHRONICLES.test(folder)
      ? [`${folder}: ${files.length} files of its own, more than ${MOST_FILES}: make rooms that say what is in them`]
      : [],
  )
}
