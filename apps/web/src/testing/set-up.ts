import { afterEach, expect } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { leaveScreen } from './render-screen.tsx'
import { callsHeldBack, forgetCalls, startServer, untilQuiet, whatWasAsked } from './server.ts'

startServer()

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(whatWasThere())
  await untilQuiet(0)
  await untilCallsAreDone()
  await leaveScreen()
  // As one text: the report of a whole run shortens lists.
  expect(forgetCalls().join('\n'), 'what was asked of the server').toBe('')
})

/** A screen that still asks its person something ends no write: it is not waited for longer. */
const PATIENCE_IN_MILLISECONDS = 500
/** The real time, also while a test holds the page's. */
const now = performance.now.bind(performance)

/** On a busy machine what a page asked, or was answered, last came to the page of the next test, which had prepared no such answer. */
async function untilCallsAreDone(): Promise<void> {
  const since = now()
  const atWork = () => queryClient.isMutating() + queryClient.isFetching()
  while (atWork() > callsHeldBack() && now() - since < PATIENCE_IN_MILLISECONDS)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Seen once and never again, a failure is understood from this alone. */
const whatWasThere = (): string =>
  [
    `${innerWidth} × ${innerHeight}, ${location.pathname}${location.search}, ${document.visibilityState}, focus on ${document.activeElement?.outerHTML.slice(0, 200)}`,
    document.body.innerText,
    'asked:',
    ...whatWasAsked(),
  ].join('\n')
