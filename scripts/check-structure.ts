// What the structure of the sources must keep to: each rule is a file of scripts/structure. Prints how long the files are.
import { endpointNames } from './structure/endpoint-names.ts'
import { featureCircles } from './structure/feature-circles.ts'
import { fileLength, lengthsOf } from './structure/file-length.ts'
import { fileNames } from './structure/file-names.ts'
import { lateSchemas } from './structure/late-schemas.ts'
import { type Rule, sourcesOf } from './structure/sources.ts'

const RULES: readonly Rule[] = [fileNames, fileLength, featureCircles, endpointNames, lateSchemas]

const sources = sourcesOf(process.cwd())
console.log(lengthsOf(sources))
const problems = RULES.flatMap((rule) => rule(sources))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
