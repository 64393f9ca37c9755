// What it takes to load the program, which is a thousand files.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Of nobody else's: what is in it is run. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/** What is loaded from here on is taken as it was compiled before, types left out; without a place to keep it, it is compiled each time. */
export const takeCompiled = (): void => void enableCompileCache(COMPILED)

/** Now, and not only when the program ends: one that is killed keeps nothing. */
export const keepCompiled = (): void => flushCompileCache()

/** What only loading needed. V8 would keep it for as long as there is room, as if it were needed again. */
export function giveBackAfterLoading(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
