import { availableParallelism, loadavg } from 'node:os'

/** What a figure is worth depends on where, and beside what, it was measured. */
export function printConditions(): void {
  const [load = 0] = loadavg()
  const machine = `Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(1)} before the run`
  console.log(`${machine} (above the cores, ratios scatter)`)
}
