type Queue = { held: number; waiting: (() => void)[] }

/** Of whatever is held under one name, so many at once unless a name has a number of its own: the others wait, first come first. */
export function fewAtOnce(usually: number): (name: string, most?: number) => Promise<() => void> {
  const queues = new Map<string, Queue>()

  /** @returns what gives the place up again. */
  return async (name, most = usually) => {
    const queue = queues.get(name) ?? { held: 0, waiting: [] }
    queues.set(name, queue)
    if (queue.held >= most) await new Promise<void>((resolve) => queue.waiting.push(resolve))
    else queue.held += 1
    return () => {
      // Whoever waits takes the place over.
      const next = queue.waiting.shift()
      if (next) return next()
      queue.held -= 1
      if (queue.held === 0) queues.delete(name)
    }
  }
}
