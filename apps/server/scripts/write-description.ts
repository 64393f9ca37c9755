// Writes what is published of the API beside the built server, whose contract has no descriptions any more.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeApi } from '../src/features/api-description/describe-api.ts'

writeFileSync(join(import.meta.dirname, '../dist/api-description.json'), JSON.stringify(describeApi()))
