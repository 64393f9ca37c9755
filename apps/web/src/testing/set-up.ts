import { afterEach, expect } from 'vitest'
import { leaveScreen } from './render-screen.tsx'
import { forgetCalls, startServer, untilQuiet } from './server.ts'

startServer()

afterEach(async () => {
  await untilQuiet()
  await leaveScreen()
  const faults = forgetCalls()
  expect(faults, 'what was asked of the server').toEqual([])
})
