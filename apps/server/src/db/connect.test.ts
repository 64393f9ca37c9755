import { describe, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { StartError } from './start-error.ts'

const changed = (change: (url: URL) => void): string => {
  const url = new URL(inject('testCluster').adminUrl)
  change(url)
  return url.href
}

async function refusalOf(url: string): Promise<string> {
  const error = await connect(url).then(
    () => new Error('connected'),
    (refusal: unknown) => refusal,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as Error).message
}

describe('a database that cannot be used is told in one sentence', () => {
  test.each(['localhost:5432/puente', 'mysql://me@localhost/puente', 'postgres'])('%s is no address', async (url) => {
    expect(await refusalOf(url)).toBe('DATABASE_URL is not an address like postgres://user:password@host:5432/database.')
  })

  test('nobody listens', async () => {
    expect(await refusalOf('postgres://me:secret@127.0.0.1:1/puente')).toBe(
      'PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED): is it running, and is DATABASE_URL right?',
    )
  })

  test('there is no such machine', async () => {
    expect(await refusalOf('postgres://me:secret@nowhere.invalid/puente')).toMatch(
      /^PostgreSQL at nowhere\.invalid cannot be reached/,
    )
  })

  test('user or password are wrong, and the password is not repeated', async () => {
    const url = changed((given) => {
      given.username = 'nobody'
      given.password = 'guessed'
    })

    const sentence = await refusalOf(url)

    expect(sentence).toMatch(/does not accept the user "nobody" with the password of DATABASE_URL\.$/)
    expect(sentence).not.toContain('guessed')
  })

  test('there is no such database', async () => {
    const url = changed((given) => {
      given.pathname = '/nothing'
    })

    expect(await refusalOf(url)).toMatch(/has no database "nothing": create it, or correct DATABASE_URL\.$/)
  })
})
