import { at } from '../beside-bare/figures.ts'
import { startServer } from '../beside-bare/programs.ts'
import type { Side } from '../beside-bare/side.ts'

const MOST_IN_SECONDS = 1.5
const MOST_MEMORY_IN_MEGABYTES = 120
const STARTS = 3

/** From the command until it answers, beside a database that is there; the one in the middle. @returns the promises that are broken. */
export async function measureStart({ databaseUrl, orders }: Side): Promise<string[]> {
  const seconds: number[] = []
  for (let number = 0; number < STARTS; number += 1) {
    const server = await startServer(databaseUrl)
    seconds.push(server.startedInSeconds)
    await server.stop()
  }
  const middle = at(seconds, 0.5)
  console.log(`\nstart beside ${orders} orders: ${seconds.map((one) => one.toFixed(2)).join(', ')} s`)
  return middle <= MOST_IN_SECONDS ? [] : [`start: ${middle.toFixed(2)} s, ${MOST_IN_SECONDS} are promised`]
}

/** @returns the promises that are broken. */
export function checkMemoryAtRest({ memoryAtRestInMegabytes, orders }: Side): string[] {
  const rest = memoryAtRestInMegabytes.toFixed(0)
  console.log(`\nmemory at rest beside ${orders} orders: ${rest} MB resident`)
  return memoryAtRestInMegabytes <= MOST_MEMORY_IN_MEGABYTES
    ? []
    : [`${rest} MB at rest, ${MOST_MEMORY_IN_MEGABYTES} are promised`]
}
