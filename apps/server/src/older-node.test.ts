import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES } from './places.ts'

/** Says that it is an older one. What an older one could not read would not be said by it; see the second test. */
const OLDER = "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})"
const built = (program: string) => join(SOURCES, '../dist', program)

test.each(['main.js', 'demo.js'])('%s says in a sentence which Node it needs', (program) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', OLDER, built(program)], { encoding: 'utf8' })

  expect(stderr.trim()).toBe(
    'Puente needs Node 26 and was started with 20.20.2: use npm start, which brings one, or a newer Node of yours.',
  )
  expect(status).toBe(1)
})
