import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from './places.ts'

const read = JSON.parse(readFileSync(join(SOURCES, '../package.json'), 'utf8')) as { version: string }

export const VERSION = read.version
