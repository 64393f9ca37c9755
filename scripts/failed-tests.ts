// What failed, one line a test, from the reports of Vitest and Playwright: the end of a long log says it again.
import { stripVTControlCharacters } from 'node:util'

type VitestReport = {
  testResults: { name: string; message: string; status: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }
type BrowserSuite = { suites?: BrowserSuite[]; specs?: BrowserSpec[] }
type BrowserSpec = {
  ok: boolean
  file: string
  title: string
  tests: { results: { errors: { message?: string }[] }[] }[]
}

const LONGEST = 600
const LINES = 8

export const failedInVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [line(name, message)]
    return failed.map((test) => line(`${name} › ${test.fullName}`, test.failureMessages[0]))
  })

export const failedInBrowser = (suite: BrowserSuite): string[] => [
  ...(suite.suites ?? []).flatMap(failedInBrowser),
  ...(suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return line(`${file} › ${title}`, errors[0]?.message)
    }),
]

const line = (test: string, message = 'no message'): string => {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim() && !/^\s+at .*node_modules/.test(text))
    .slice(0, LINES)
    .join('\n  ')
  return `${test}\n  ${said.slice(0, LONGEST)}`
}
