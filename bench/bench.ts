// npm run bench: what every promise of speed is worth, ours beside a server written by hand that gives the same answers, and few orders beside many, in
// one run. Fails where a promise is broken. SIZES=10000,1000000, ROUNDS, ONLY (names of calls.ts and parts): options.ts.
import { startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { checkMemoryAtRest, measureStart } from './at-rest/start.ts'
import { countStatements } from './at-rest/statements.ts'
import { CALLS } from './beside-bare/calls.ts'
import { compare } from './beside-bare/load.ts'
import { memoryInMegabytes } from './beside-bare/programs.ts'
import { printCall, printHeads } from './beside-bare/report.ts'
import { fill, openSide, type Side } from './beside-bare/side.ts'
import { measureProposals } from './bundle-suggestion/proposals.ts'
import { printConditions } from './conditions.ts'
import { measureEveryList } from './growth/every-list.ts'
import { measure } from './growth/measure.ts'
import { printGrowth } from './growth/report.ts'
import { readOptions } from './options.ts'
import { measureSignIn } from './sign-in/measure.ts'

/** One person's calls, one after the other, and what a busy house has at once. */
const CONNECTIONS = [1, 16]

const { sizes, rounds, isKept, isWanted } = readOptions(process.env)
const besideBare = CALLS.filter(({ name, isBesideBare }) => isBesideBare && isWanted(name))

printConditions()

await using opened = new AsyncDisposableStack()
const { cluster, stop } = await startTestCluster()
opened.defer(stop)
const sides: Side[] = []
for (const orders of sizes) sides.push(opened.adopt(await openSide(await fill(cluster, orders, isKept)), (side) => side.stop()))

const [few, many] = [sides.at(0), sides.at(-1)]
const broken: string[] = []
if (few && many && few !== many && isWanted('growth')) {
  const reading = CALLS.filter(({ name }) => name !== 'create')
  broken.push(...printGrowth(await measure(reading, few, many, rounds), few.orders, many.orders))
}
if (many && isWanted('lists')) broken.push(...(await measureEveryList(many)))
for (const side of sides) {
  broken.push(...checkMemoryAtRest(side))
  if (isWanted('start')) broken.push(...(await measureStart(side)))
  if (isWanted('statements')) broken.push(...(await countStatements(side)))
  broken.push(...(await measureBesideBare(side)))
}
if (isWanted('proposal')) broken.push(...(await measureProposals(cluster)))

console.log(
  broken.length === 0 ? '\nEvery promise is kept.' : `\nBroken:\n${broken.map((sentence) => `  ${sentence}`).join('\n')}`,
)
process.exitCode = broken.length === 0 ? 0 : 1

async function measureBesideBare(side: Side): Promise<string[]> {
  const { server, peer, orders } = side
  const sentences: string[] = []
  for (const connections of besideBare.length > 0 ? CONNECTIONS : []) {
    printHeads(orders, connections)
    for (const call of besideBare) {
      // What both are sent is the same, path, body and headers.
      const ask = () => side.ask(call)
      const targets = { ours: { ...server, ask }, bare: { ...peer, ask } }
      sentences.push(...printCall(call, connections, await compare(targets, rounds, connections)))
    }
  }
  if (isWanted('sign-in')) sentences.push(...(await measureSignIn(side, rounds)))
  const [ours, bare] = [server, peer].map((program) => memoryInMegabytes(program).toFixed(0))
  console.log(`\nmemory after this load: ${ours} MB resident; by hand ${bare}`)
  return sentences
}
