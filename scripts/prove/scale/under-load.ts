// Something happens to one part while people write, and what they noticed of it.
import { setTimeout as pause } from 'node:timers/promises'
import { billsToPay } from '../durability/house.ts'
import { isWhole, type Reckoning, reckon } from '../durability/reckoning.ts'
import { figuresOf } from '../durability/server-killed.ts'
import { acknowledged, type Load, type Outcomes, onlyThese, startLoad, told } from '../durability/writes.ts'
import type { Proof } from '../promises.ts'
import { until } from './daemon.ts'
import { type Topology, untilOpen } from './topology.ts'

export type Sizes = { rounds: number; clients: number; payments: number; loadInMilliseconds: number }
/** @returns once all that is to happen has happened; the service may still be away. */
type Happening = (round: number) => Promise<void>

/** Done, or an answer that says to try again: the product's own 503, or HAProxy's for an instance that broke off or is not there. */
const ANSWERED = /^(2\d\d|50[234])$/
const LOOKS_EVERY_MILLISECONDS = 50
const PATIENCE_IN_SECONDS = 90

/** Writes until it has happened and writes are acknowledged again. @returns for how long none was, at most. */
export async function writeThrough({ url, house, instances }: Topology, sizes: Sizes, happen: () => Promise<void>) {
  // Also those that the one before made wait: each takes its share of what comes.
  for (const { product } of instances) await untilOpen(product.url)
  await untilOpen(url)
  const load = startLoad(url, house, await billsToPay(url, house, sizes.payments))
  const watch = watchSilence(load)
  try {
    await pause(sizes.loadInMilliseconds)
    await happen()
    const before = acknowledged(load).length
    await until('writes that are acknowledged again', async () => acknowledged(load).length > before, PATIENCE_IN_SECONDS)
    await pause(sizes.loadInMilliseconds)
  } finally {
    await load.stop()
  }
  return { load, silenceInMilliseconds: watch.stop() }
}

/** The longest time in which nothing was acknowledged. */
function watchSilence(load: Load): { stop: () => number } {
  let known = 0
  let since = performance.now()
  let longest = 0
  const look = () => {
    const { length } = acknowledged(load)
    longest = Math.max(longest, performance.now() - since)
    if (length > known) [known, since] = [length, performance.now()]
  }
  const timer = setInterval(look, LOOKS_EVERY_MILLISECONDS)
  const stop = () => {
    clearInterval(timer)
    return longest
  }
  return { stop }
}

export async function proveUnderLoad(
  promise: string,
  topology: Topology,
  sizes: Sizes,
  happen: Happening,
  afterEach: () => Promise<void> = async () => undefined,
): Promise<Proof> {
  const reckonings: Reckoning[] = []
  const outcomes: Outcomes = new Map()
  const silences: number[] = []
  for (let round = 0; round < sizes.rounds; round += 1) {
    const { load, silenceInMilliseconds } = await writeThrough(topology, sizes, () => happen(round))
    silences.push(silenceInMilliseconds)
    for (const [outcome, count] of load.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count)
    reckonings.push(await reckon(topology.url, load))
    await afterEach()
  }
  const seconds = silences.map((silence) => (silence / 1_000).toFixed(1)).join(', ')
  return {
    promise,
    figures: `${figuresOf(reckonings)}; nothing acknowledged for at most ${seconds} s, back by itself; answers ${told(outcomes)}`,
    isKept: reckonings.every((one) => isWhole(one) && one.acknowledged > 0) && onlyThese(outcomes, ANSWERED),
    broken: reckonings.flatMap(({ lost, doubled, answeredOtherwise }) => [
      ...lost.map((write) => `lost: ${write}`),
      ...doubled.map((write) => `doubled: ${write}`),
      ...answeredOtherwise.map((write) => `answered otherwise: ${write}`),
    ]),
  }
}
