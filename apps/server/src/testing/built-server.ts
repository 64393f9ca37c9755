// Tests that start the program start what was built of these sources.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { SOURCES } from '../places.ts'

export default function setup(): void {
  execFileSync(process.execPath, [join(SOURCES, '../../../scripts/build.ts'), 'apps/server'], { stdio: 'inherit' })
}
