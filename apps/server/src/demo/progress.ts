import { StartError } from '../db/start-error.ts'

const STEP_IN_PERCENT = 10

/** Says on the console how far the company is. A signal ends its making: the next start makes it anew. */
export function progress(): (share: number) => void {
  let said = -1
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
  return (share) => {
    if (isStopped) throw new StartError('Stopped before the demo company was complete: the next start makes it anew.')
    const percent = Math.floor(share * 100)
    if (percent < said + STEP_IN_PERCENT && percent < 100) return
    said = percent - (percent % STEP_IN_PERCENT)
    say(`Creating the demo company … ${said} %`, percent >= 100)
  }
}

/** One line that changes where somebody looks on, one line each in a log. */
function say(sentence: string, isLast: boolean): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${sentence}${isLast ? '\n' : ''}`)
  else console.log(sentence)
}
