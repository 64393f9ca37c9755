import { DomainError } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { refusalFor } from './error-handler.ts'

/** As the driver and what wraps it throw them. */
const databaseError = (code: string, message = 'something') =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error(message), { code }) })

describe('what went wrong becomes an answer', () => {
  test('a refusal of the domain keeps its code, sentence and ids', () => {
    expect(refusalFor(new DomainError('orderNotFound', { ids: ['a'] }))).toEqual({
      statusCode: 404,
      code: 'orderNotFound',
      message: 'Order not found',
      details: { ids: ['a'] },
    })
  })

  test('a refusal of one field names it', () => {
    expect(refusalFor(new DomainError('weakPassword', { field: 'password' }))).toMatchObject({
      statusCode: 422,
      message: 'Weak password',
      details: { fields: [{ path: 'password', code: 'weakPassword', message: 'Weak password.' }] },
    })
  })

  test('what nobody foresaw says nothing about itself', () => {
    expect(refusalFor(new TypeError('secret is undefined'))).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Something went wrong on our side',
    })
    expect(refusalFor('a thrown string')).toMatchObject({ statusCode: 500, code: 'internal' })
  })

  test.each([
    ['a refused connection', databaseError('ECONNREFUSED')],
    ['a lost connection', databaseError('08006')],
    ['a database that shuts down', databaseError('57P01')],
    ['too many connections', databaseError('53300')],
    ['a deadlock', databaseError('40P01')],
    ['a broken pool', new Error('Connection terminated unexpectedly')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
  ])('%s is unavailability', (_what, error) => {
    expect(refusalFor(error)).toEqual({
      statusCode: 503,
      code: 'databaseUnavailable',
      message: 'The service is not available right now',
    })
  })

  test('a constraint that nobody foresaw is our mistake', () => {
    expect(refusalFor(databaseError('23505', 'duplicate key'))).toMatchObject({ statusCode: 500 })
  })
})
