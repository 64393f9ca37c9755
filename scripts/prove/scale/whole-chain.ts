// Nothing is wrong: what one instance writes the others know, and fewer connections than the instances have are enough.
import { randomUUID } from 'node:crypto'
import { newPerson } from '../../../apps/server/src/testing/people.ts'
import { type Caller, callerAt, formWith } from '../../api-calls-caller.ts'
import { newTracking, packageRequest } from '../durability/house.ts'
import { type Outcomes, onlyThese, told } from '../durability/writes.ts'
import type { Proof } from '../promises.ts'
import { until } from './daemon.ts'
import { openStream } from './stream.ts'
import type { Topology } from './topology.ts'

const WRITES = 50

/** Somebody's calls at one instance, past the balancer. */
const at = ({ instances }: Topology, instance: number, { token }: Caller): Caller =>
  callerAt(`${instances[instance % instances.length]?.product.url}/api`, token)

/** One after the other, each read at once where it was not written. */
export async function proveReadEverywhere(topology: Topology): Promise<Proof> {
  const [client] = topology.house.clients
  if (!client) throw new Error('there is no client')
  const unread: string[] = []
  for (let count = 0; count < WRITES; count += 1) {
    const tracking = newTracking()
    const { orders } = await at(topology, count, client).call('POST', '/order/create', packageRequest(tracking))
    const { status } = await at(topology, count + 1, client).send('GET', `/order/${orders?.[0]?.id}`)
    if (status !== 200) unread.push(`${tracking}: ${status}`)
  }
  const invoice = formWith(packageRequest(newTracking()), { 'invoice-0': 'factura.pdf' })
  const { json } = await at(topology, 0, client).send('POST', '/order/create', { form: invoice })
  const { files } = await at(topology, 1, client).call('GET', `/order/${json.orders?.[0]?.id}`)
  const file = await at(topology, 1, client).send('GET', `/file/${files?.[0]?.id}`)
  return {
    promise: 'what is written over one instance is read over another at once, files too',
    figures: `${WRITES - unread.length} of ${WRITES} orders; a file of ${file.sizeInBytes} bytes in the bucket: ${file.status}`,
    isKept: unread.length === 0 && file.status === 200 && file.sizeInBytes > 0,
    broken: unread,
  }
}

/** A stream at each instance and one through the balancer. */
export async function proveNewsEverywhere(topology: Topology): Promise<Proof> {
  const { house, instances, url } = topology
  const [client] = house.clients
  if (!client) throw new Error('there is no client')
  const places = [...instances.map(({ product }) => product.url), url]
  const streams = await Promise.all(places.map((place) => openStream(place, client)))
  const seconds: number[] = []
  for (const [instance] of instances.entries()) {
    const { orders } = await at(topology, instance, client).call('POST', '/order/create', packageRequest(newTracking()))
    const { id, code } = (orders?.[0] ?? {}) as { id: string; code: string }
    const administrator = at(topology, instance, house.administrator)
    const since = performance.now()
    await administrator.call('PUT', `/order/associate/value/${id}`, { productValueInCents: 100 })
    await until(`news of ${code} everywhere`, async () => streams.every(({ text }) => text().includes(String(code))), 30)
    seconds.push((performance.now() - since) / 1_000)
  }
  for (const { close } of streams) close()
  return {
    promise: 'what one instance does is told on the streams of all',
    figures: `${streams.length} streams, ${instances.length} acts: told everywhere after at most ${Math.max(...seconds).toFixed(1)} s`,
    isKept: seconds.length === instances.length,
  }
}

const AT_ONCE = 40
const FAST_ENOUGH_IN_SECONDS = 20

/** Each sign-up with a key is one transaction, and counts its tries on a second connection while it holds the first. */
export async function proveConnectionsSuffice(topology: Topology): Promise<Proof> {
  const outcomes: Outcomes = new Map()
  const since = performance.now()
  const signUp = async (count: number) => {
    const { network, ...person } = newPerson()
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': network }
    const caller = callerAt(`${topology.instances[count % topology.instances.length]?.product.url}/api`)
    const { status } = await caller.send('POST', '/auth/signup', { body: person }, headers)
    outcomes.set(String(status), (outcomes.get(String(status)) ?? 0) + 1)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, count) => signUp(count)))
  const seconds = (performance.now() - since) / 1_000
  return {
    promise: 'more calls at once than PgBouncer has connections, each needing a second one, do not wait for each other',
    figures: `${AT_ONCE} sign-ups with a key at once: ${told(outcomes)} in ${seconds.toFixed(1)} s`,
    isKept: onlyThese(outcomes, /^2\d\d$/) && seconds < FAST_ENOUGH_IN_SECONDS,
  }
}
