import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test('fills the parameters of the path in', () => {
  expect(requestUrl('/api', '/order/{id}/split', { id: 'a/b' })).toBe('/api/order/a%2Fb/split')
})

test('repeats a parameter that has several values', () => {
  expect(requestUrl('/api', '/order/client', {}, { status: ['inReview', 'reviewed'], page: 2 })).toBe(
    '/api/order/client?status=inReview&status=reviewed&page=2',
  )
})

test('sends nothing for what has no value', () => {
  expect(requestUrl('https://api.example', '/user', {}, { q: '', type: undefined, mode: null })).toBe('https://api.example/user')
})
