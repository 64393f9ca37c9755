// What the structure of the sources must keep to: each rule is a file of scripts/structure. Prints how long the files are and how much is tested.
import './needs-node.ts'
import { endpointNames } from './structure/endpoint-names.ts'
import { featureCircles } from './structure/feature-circles.ts'
import { fileLength, lengthsOf } from './structure/file-length.ts'
import { fileNames } from './structure/file-names.ts'
import { folderSize } from './structure/folder-size.ts'
import { glossary } from './structure/glossary.ts'
import { lateSchemas } from './structure/late-schemas.ts'
import { lifecycleTests } from './structure/lifecycle-tests.ts'
import { offeredFilters } from './structure/offered-filters.ts'
import { publishedFilters } from './structure/published-filters.ts'
import { recordWrites } from './structure/record-writes.ts'
import { refusalsInWords } from './structure/refusals-in-words.ts'
import { screenPaths } from './structure/screen-paths.ts'
import { screens } from './structure/screens.ts'
import { type Rule, sourcesOf } from './structure/sources.ts'
import { statusLiterals } from './structure/status-literals.ts'
import { tableReads } from './structure/table-reads.ts'
import { shareFigures, testShares } from './structure/test-shares.ts'

const RULES: readonly Rule[] = [
  fileNames,
  fileLength,
  folderSize,
  featureCircles,
  endpointNames,
  lateSchemas,
  testShares,
  refusalsInWords,
  recordWrites,
  tableReads,
  statusLiterals,
  lifecycleTests,
  screenPaths,
  screens,
  offeredFilters(publishedFilters()),
  glossary,
]

const sources = sourcesOf(process.cwd())
console.log(lengthsOf(sources))
console.log(shareFigures(sources))
const problems = RULES.flatMap((rule) => rule(sources))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
