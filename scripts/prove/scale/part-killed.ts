// One part of the chain is killed under load; the others go on, or wait for it.
import { setTimeout as pause } from 'node:timers/promises'
import { killProduct } from '../durability/product.ts'
import type { Proof } from '../promises.ts'
import type { Topology } from './topology.ts'
import { proveUnderLoad, type Sizes } from './under-load.ts'

const AWAY_IN_MILLISECONDS = 1_500

/** Each in turn; HAProxy gives its calls to the others, and it comes back under load. */
export const proveInstanceKilled = (topology: Topology, sizes: Sizes): Promise<Proof> =>
  proveUnderLoad('one instance is killed under load', topology, sizes, async (round) => {
    const instance = topology.instances[round % topology.instances.length]
    if (!instance) throw new Error('there is no instance')
    await killProduct(instance.product)
    await pause(AWAY_IN_MILLISECONDS)
    await instance.startAgain()
  })

export const provePoolerKilled = (topology: Topology, sizes: Sizes): Promise<Proof> =>
  proveUnderLoad('PgBouncer is killed under load and started again', topology, sizes, async () => {
    await topology.pooler.kill()
    await pause(AWAY_IN_MILLISECONDS)
    await topology.pooler.startAgain()
  })

/** What is done before the leader's machine is to be restarted. */
export const proveSwitchover = (topology: Topology, sizes: Sizes): Promise<Proof> =>
  proveUnderLoad('the leader hands over under load, as planned', topology, sizes, async () => {
    await topology.trio.whole()
    await topology.trio.switchOver()
  })
