// npm run prove: what the product promises of concurrency, bad input and durability, each shown by a command of its own; all of them run,
// also after one that failed.
import { spawnSync } from 'node:child_process'

const PROOFS = ['concurrency', 'input', 'durability']

const broken = PROOFS.filter((name) => {
  console.log(`\n── prove:${name}`)
  const since = performance.now()
  const { status } = spawnSync('node', [`scripts/prove/${name}.ts`], { stdio: 'inherit' })
  console.log(`${((performance.now() - since) / 60_000).toFixed(1)} minutes`)
  return status !== 0
})
console.log(broken.length === 0 ? '\nEvery promise is kept.' : `\nBroken: ${broken.join(', ')}.`)
process.exit(broken.length === 0 ? 0 : 1)
