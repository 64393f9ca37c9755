import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }

export const VERSION = read.version
