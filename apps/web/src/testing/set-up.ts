import { afterEach, expect } from 'vitest'
import { leaveScreen } from './render-screen.tsx'
import { forgetCalls, startServer, untilQuiet, whatWasAsked } from './server.ts'

startServer()

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(whatWasThere())
  await untilQuiet(0)
  await leaveScreen()
  const faults = forgetCalls()
  expect(faults, 'what was asked of the server').toEqual([])
})

/** Seen once and never again, a failure is understood from this alone. */
const whatWasThere = (): string =>
  [
    `${innerWidth} × ${innerHeight}, ${location.pathname}${location.search}, ${document.visibilityState}, focus on ${document.activeElement?.outerHTML.slice(0, 200)}`,
    document.body.innerText,
    'asked:',
    ...whatWasAsked(),
  ].join('\n')
