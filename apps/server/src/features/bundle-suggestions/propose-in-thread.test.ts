import { initialParameterValues, proposeBundles, readParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { proposeInThread } from './propose-in-thread.ts'

const parameters = readParameters(initialParameterValues())

test('a thread that fails refuses its caller, and the next one is answered', async () => {
  const impossible = proposeInThread(null as never, parameters)
  const empty = proposeInThread([], parameters)
  await expect(impossible).rejects.toThrow(TypeError)
  expect(await empty).toEqual(proposeBundles([], parameters))
})
