// A question that comes before everything else, one at a time: whether to leave what is not saved, or how to answer another actor's
// change. The answer is awaited where it was asked.

type Question<Asked, Given> = { asked: Asked; answer: (given: Given) => void }

/** Asks one kind of question; `ifDismissed` is the answer of Esc and of closing. */
export function askable<Asked, Given>(ifDismissed: Given) {
  let current: Question<Asked, Given> | null = null
  const listeners = new Set<() => void>()
  const become = (next: typeof current) => {
    current = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: (asked: Asked): Promise<Given> => {
      current?.answer(ifDismissed)
      return new Promise((resolve) => {
        const answer = (given: Given) => {
          become(null)
          resolve(given)
        }
        become({ asked, answer })
      })
    },
    dismiss: () => current?.answer(ifDismissed),
  }
}
