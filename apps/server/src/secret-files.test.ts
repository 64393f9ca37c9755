import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './db/start-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'puente-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function mounted(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('a secret', () => {
  test('is read from the file that a variable names, as it was mounted: with a line’s end or without', () => {
    const variables = {
      DATABASE_URL_FILE: mounted('database', 'postgres://work:secret@db.test/puente\n'),
      DATABASE_OWNER_URL_FILE: mounted('owner', 'postgres://owner:secret@db.test/puente'),
      SECRETS_KEY_FILE: mounted('secrets', 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=\n'),
      SMTP_URL_FILE: mounted('smtp', 'smtps://puente:secret@mail.test:465\r\n'),
      FILES_URL: 's3://puente',
      FILES_ACCESS_KEY_ID_FILE: mounted('key-id', 'puente'),
      FILES_SECRET_ACCESS_KEY_FILE: mounted('key', 's3cret\n'),
      DATABASE_POOLER: 'transaction',
      DATABASE_OUTSIDE_URL_FILE: mounted('outside', 'postgres://work:secret@db.test/outside'),
    }

    expect(readConfig(variables)).toMatchObject({
      databaseUrl: 'postgres://work:secret@db.test/puente',
      databaseOwnerUrl: 'postgres://owner:secret@db.test/puente',
      databaseOutsideUrl: 'postgres://work:secret@db.test/outside',
      secretsKey: Buffer.from(Array.from({ length: 32 }, (_, index) => index + 1)),
      smtpUrl: 'smtps://puente:secret@mail.test:465',
      files: { accessKeyId: 'puente', secretAccessKey: 's3cret' },
    })
  })

  test('that is wrong is named by its variable, and what it is is not said', () => {
    const variables = { SMTP_URL_FILE: mounted('wrong', 'mail.test:secret') }

    expect(() => readConfig(variables)).toThrow(
      new StartError('SMTP_URL must be an address that begins with smtp:// or smtps://.'),
    )
  })

  test('that is given twice, or whose file is not there or empty, stops the start', () => {
    const away = join(folder, 'away')
    const empty = mounted('empty', '\n')
    const twice = { SMTP_URL: 'smtp://mail.test', SMTP_URL_FILE: mounted('twice', 'smtp://other.test') }

    expect(() => readConfig(twice)).toThrow(new StartError('SMTP_URL and SMTP_URL_FILE are both set: keep one of them.'))
    expect(() => readConfig({ DATABASE_URL_FILE: away })).toThrow(
      new StartError(`DATABASE_URL_FILE names ${away}, which cannot be read (ENOENT).`),
    )
    expect(() => readConfig({ DATABASE_URL_FILE: empty })).toThrow(
      new StartError(`DATABASE_URL_FILE names ${empty}, which is empty.`),
    )
  })
})
