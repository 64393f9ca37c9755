import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ENDS_WITH_PARENT } from './ends-with-parent.ts'

const PROGRAM = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit() })
  setInterval(() => undefined, 1_000)
  console.log('started')`

/** Starts the program in a group of its own, as tests do, and stays. */
const PARENT = `
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ${JSON.stringify([...ENDS_WITH_PARENT, '--eval', PROGRAM])}, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  setInterval(() => undefined, 1_000)`

test('a program stops in order when what started it was killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = text(parent.stdout)
  await once(parent.stdout, 'data')
  parent.kill('SIGKILL')

  // The output ends with the last that holds it.
  expect(await said).toBe('started\nstopped\n')
})
