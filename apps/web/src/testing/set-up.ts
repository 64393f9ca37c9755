import { afterEach, expect } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { leaveScreen } from './render-screen.tsx'
import { forgetCalls, startServer, untilQuiet, whatWasAsked, writesHeldBack } from './server.ts'

startServer()

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(whatWasThere())
  await untilQuiet(0)
  await untilWritesAreDone()
  await leaveScreen()
  const faults = forgetCalls()
  expect(faults, 'what was asked of the server').toEqual([])
})

/** A screen that still asks its person something ends no write: it is not waited for longer. */
const PATIENCE_IN_MILLISECONDS = 500
/** The real time, also while a test holds the page's. */
const now = performance.now.bind(performance)

/** What a write was answered is kept by the page that asked it: on a busy machine it came to the page of the next test. */
async function untilWritesAreDone(): Promise<void> {
  const since = now()
  while (queryClient.isMutating() > writesHeldBack() && now() - since < PATIENCE_IN_MILLISECONDS)
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
