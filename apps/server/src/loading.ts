import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8's own: it drops what was compiled once it was not run for so many collections. */
const COLLECTIONS_UNTIL_CODE_IS_OLD = 6

/** V8's own, each behind the one before: what it compiles again because it runs often. */
const COMPILERS = ['sparkplug', 'maglev', 'turbofan']

/** What runs while the program loads runs once: compilers that make it quick would leave their own pages and buffers in memory, 20 MB. */
export function beginLoading(): void {
  for (const compiler of COMPILERS) setFlagsFromString(`--no-${compiler}`)
}

/** What only loading needed. V8 would keep it for as long as there is room, as if it were needed again. */
export function giveBackAfterLoading(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--bytecode-old-age=1')
  collect({ type: 'major', execution: 'sync' })
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  setFlagsFromString(`--bytecode-old-age=${COLLECTIONS_UNTIL_CODE_IS_OLD}`)
  for (const compiler of COMPILERS) setFlagsFromString(`--${compiler}`)
}
