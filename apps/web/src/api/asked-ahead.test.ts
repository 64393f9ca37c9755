import { afterEach, describe, expect, test, vi } from 'vitest'
import { takeAskedAhead } from './asked-ahead.ts'

const HEADERS = { authorization: 'Bearer of-ana', 'accept-language': 'es' }
const ME = { method: 'GET', url: '/api/auth/me', headers: HEADERS }

function pageAsked(url = ME.url): Promise<Response> {
  const answer = Promise.resolve(new Response('{}'))
  globalThis.__askedAhead = { authorization: 'Bearer of-ana', language: 'es', answers: new Map([[url, answer]]) }
  return answer
}

afterEach(() => {
  globalThis.__askedAhead = undefined
  vi.restoreAllMocks()
})

describe('an answer that the page asked for', () => {
  test('is taken by the call that would ask the same, once', () => {
    const answer = pageAsked()
    expect(takeAskedAhead(ME)).toBe(answer)
    expect(takeAskedAhead(ME)).toBeNull()
  })

  test('is nobody’s else: of another session, in another language, of another address, by a call that writes', () => {
    pageAsked()
    expect(takeAskedAhead({ ...ME, url: '/api/client/home' })).toBeNull()
    expect(takeAskedAhead({ ...ME, method: 'POST' })).toBeNull()
    expect(takeAskedAhead({ ...ME, headers: { ...HEADERS, authorization: 'Bearer of-luz' } })).toBeNull()
    pageAsked()
    expect(takeAskedAhead({ ...ME, headers: { ...HEADERS, 'accept-language': 'en' } })).toBeNull()
  })

  test('is left where it waited for a quarter of a minute', () => {
    vi.spyOn(performance, 'now').mockReturnValue(15_001)
    pageAsked()
    expect(takeAskedAhead(ME)).toBeNull()
  })

  test('is none where the page asked nothing', () => {
    expect(takeAskedAhead(ME)).toBeNull()
  })
})
