import { expect, test } from 'vitest'
import { endpoints } from './published-contract.ts'

test('what needs no session sends no file and receives none: signed-out pages of the web have no code for them', () => {
  const calls = endpoints().map(({ endpoint }) => endpoint)
  const withFiles = calls.filter(({ response, multipart }) => response === 'file' || multipart)
  expect(withFiles.length).toBeGreaterThan(50)
  expect(calls.filter(({ roles }) => roles === 'anyone').length).toBeGreaterThan(10)
  expect(withFiles.filter(({ roles }) => roles === 'anyone').map(({ path }) => path)).toEqual([])
})
