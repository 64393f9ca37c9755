// What every answer keeps to, whatever was asked.
import type { RawAnswer } from './raw-http.ts'

const STACK = /\n\s+at |\bat .+\.(ts|js|mjs):\d+|node_modules|node:internal/
const SQL =
  /\bselect\b.+\bfrom\b|\binsert into\b|\bupdate "|\bFailed query\b|\bsyntax error\b|\bpg_|\bSQLSTATE\b|violates \w+ constraint/i
const REFUSAL_KEYS = ['code', 'details', 'message', 'statusCode']

type Asked = { isHead: boolean; isOfApi: boolean }

/** @returns what this answer breaks, in words. */
export function brokenPromises({ status, headers, body }: RawAnswer, { isHead, isOfApi }: Asked): string[] {
  if (status === 0) return ['no answer at all']
  if (status < 400) return []
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(STACK.test(body) ? ['a stack trace'] : []),
    ...(SQL.test(body) ? ['SQL'] : []),
    ...(isHead || (!isOfApi && isPageOfNothing(status, headers, body)) ? [] : shapeProblems(status, headers, body)),
  ]
}

/** Beside the API people read a page that says that there is nothing. */
const isPageOfNothing = (status: number, headers: RawAnswer['headers'], body: string): boolean =>
  status === 404 && headers['content-type'] === 'text/html; charset=utf-8' && body.startsWith('<!doctype html>')

function shapeProblems(status: number, headers: RawAnswer['headers'], body: string): string[] {
  if (!headers['content-type']?.startsWith('application/json')) return [`a refusal of the type ${headers['content-type']}`]
  try {
    const { statusCode, code, message, details, ...rest } = JSON.parse(body)
    const hasSentence = typeof message === 'string' || (Array.isArray(message) && message.every((one) => typeof one === 'string'))
    const hasDetails = details === undefined || (typeof details === 'object' && details !== null)
    const isRefusal = statusCode === status && /^\w+$/.test(code) && hasSentence && hasDetails
    return isRefusal && Object.keys(rest).length === 0 ? [] : [`not of the shape { ${REFUSAL_KEYS.join(', ')} }`]
  } catch {
    return ['a refusal that is no JSON']
  }
}
