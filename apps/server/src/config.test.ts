import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './db/start-error.ts'
import { PUSH_HOSTS } from './push/push-hosts.ts'

const PUSH_SENTENCE = 'PUSH_HOSTS must be hosts like push.example.com or *.example.com, separated by commas.'
const SRI_SENTENCE = 'SRI_URL must be an address that begins with https://, or http:// on this machine (127.0.0.1, localhost).'

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toEqual({
      environment: 'production',
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      databasePooler: 'none',
      dataDirectory: './data',
      files: undefined,
      scanner: undefined,
      smtpUrl: undefined,
      mailFrom: 'Puente <no-reply@localhost>',
      pushHosts: PUSH_HOSTS,
      publicUrl: 'http://localhost:3000',
      adminEmail: undefined,
      backupRecipients: [],
      backupIdentityFile: undefined,
      logLevel: 'info',
      trustedProxies: [],
      allowedOrigins: [],
      apiHost: undefined,
      notificationsUrl: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      collectorUrl: undefined,
      passwordHashing: { memoryInKibibytes: 19_456, passes: 2, parallelism: 1 },
    })
  })

  test('is taken from the environment; an empty variable is none', () => {
    const given = {
      PORT: '8080',
      DATABASE_URL: 'postgres://puente:secret@db.test/puente',
      DATABASE_OWNER_URL: 'postgres://owner:secret@db.test/puente',
      DATABASE_POOLER: 'transaction',
      DATABASE_OUTSIDE_URL: 'postgres://puente:secret@db.test/puente_outside',
      PUBLIC_URL: 'https://puente.test/',
      ADMIN_EMAIL: 'Admin@Puente.test',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      ALLOWED_ORIGINS: 'https://App.puente.test, http://localhost:5173/',
      SMTP_URL: '',
    }

    expect(readConfig(given)).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://puente:secret@db.test/puente',
      databaseOwnerUrl: 'postgres://owner:secret@db.test/puente',
      databasePooler: 'transaction',
      databaseOutsideUrl: 'postgres://puente:secret@db.test/puente_outside',
      publicUrl: 'https://puente.test',
      adminEmail: 'admin@puente.test',
      trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
      allowedOrigins: ['https://app.puente.test', 'http://localhost:5173'],
      smtpUrl: undefined,
    })
  })

  test('names where the pages find the API and the notifications component, when that is elsewhere', () => {
    const given = { API_HOST: 'https://API.puente.test/api', NOTIFICATIONS_URL: 'https://frames.puente.test/a "b"/' }

    expect(readConfig(given)).toMatchObject({
      apiHost: 'https://api.puente.test/api',
      notificationsUrl: 'https://frames.puente.test/a%20%22b%22/',
    })
    expect(readConfig({ NOTIFICATIONS_URL: 'off' }).notificationsUrl).toBe('off')
    expect(() => readConfig({ API_HOST: 'off' })).toThrow('API_HOST must be an address that begins with http:// or https://.')
    expect(() => readConfig({ NOTIFICATIONS_URL: 'javascript:alert(1)' })).toThrow('NOTIFICATIONS_URL must be an address')
  })

  test('keeps files in a folder or in a bucket', () => {
    const keys = { FILES_ACCESS_KEY_ID: 'puente', FILES_SECRET_ACCESS_KEY: 'secret' }
    const files = (address: string) => readConfig({ FILES_URL: address, ...keys }).files
    const credentials = { accessKeyId: 'puente', secretAccessKey: 'secret' }

    expect(files('file:///var/lib/puente/files')).toEqual({ folder: '/var/lib/puente/files' })
    expect(files('s3://puente-files/uploads/2026?endpoint=http://127.0.0.1:9000&region=sa-east-1')).toEqual({
      ...{ endpoint: 'http://127.0.0.1:9000', region: 'sa-east-1', bucket: 'puente-files', prefix: 'uploads/2026' },
      ...credentials,
    })
    expect(files('s3://puente.files')).toEqual({
      ...{ endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1', bucket: 'puente.files', prefix: '' },
      ...credentials,
    })
    expect(() => readConfig({ FILES_URL: 's3://puente', FILES_ACCESS_KEY_ID: 'puente' })).toThrow(
      new StartError('FILES_SECRET_ACCESS_KEY is needed when FILES_URL begins with s3://.'),
    )
  })

  test.each(['https://sri.test/ws/', 'http://127.0.0.1:8080/', 'http://localhost:8080', 'http://[::1]:8080/'])(
    'calls the SRI at %s, where it says so',
    (address) => {
      expect(readConfig({ SRI_URL: address }).sriUrl).toBe(address)
    },
  )

  test('has files scanned over the network or a socket; while the scanner is away they are refused unless said otherwise', () => {
    expect(readConfig({ CLAMD_URL: 'tcp://scanner.test:3310' }).scanner).toEqual({
      address: { host: 'scanner.test', port: 3310 },
      whenAway: 'refuse',
    })
    expect(readConfig({ CLAMD_URL: 'unix:///run/clamav/clamd.ctl', CLAMD_AWAY: 'accept' }).scanner).toEqual({
      address: { path: '/run/clamav/clamd.ctl' },
      whenAway: 'accept',
    })
  })

  test.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['DATABASE_URL', 'mysql://localhost/x', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ['DATABASE_OWNER_URL', 'postgres://db.test/x', 'DATABASE_URL is needed when DATABASE_OWNER_URL is set.'],
    ['SMTP_URL', 'mail.puente.test', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ['PUSH_HOSTS', 'https://push.example.com', PUSH_SENTENCE],
    ['PUSH_HOSTS', 'push.example.com,10.0.0.1', PUSH_SENTENCE],
    ['SRI_URL', 'http://sri.test/', SRI_SENTENCE],
    ['SRI_URL', 'ftp://127.0.0.1/', SRI_SENTENCE],
    ['SRI_URL', 'http://127.0.0.1.sri.test/', SRI_SENTENCE],
    ['SRI_URL', 'celcer.sri.gob.ec', SRI_SENTENCE],
    ['SECRETS_KEY', 'c2VjcmV0', 'SECRETS_KEY must be 32 bytes in base64 (openssl rand -base64 32).'],
    ['SECRETS_KEY', '0'.repeat(64), 'SECRETS_KEY must be 32 bytes in base64 (openssl rand -base64 32).'],
    ['PUBLIC_URL', 'puente.test', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    ['CLAMD_URL', '127.0.0.1:3310', 'CLAMD_URL must be an address like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.'],
    ['CLAMD_URL', 'tcp://scanner', 'CLAMD_URL must be an address like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.'],
    ['CLAMD_AWAY', 'ignore', 'CLAMD_AWAY must be refuse or accept.'],
    ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL must be an e-mail address.'],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be one of none, transaction.'],
    ['DATABASE_POOLER', 'transaction', 'DATABASE_OUTSIDE_URL is needed when DATABASE_POOLER is transaction.'],
    ['BACKUP_RECIPIENT', 'age1abc, ssh-rsa AAAA', 'BACKUP_RECIPIENT must be public keys of age (age1…), separated by commas.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be production, development or test.'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be addresses or ranges, separated by commas.'],
    ['TRUST_PROXY', 'everybody', 'TRUST_PROXY must be addresses or ranges, separated by commas.'],
    ['ALLOWED_ORIGINS', '*', 'ALLOWED_ORIGINS must be origins like https://app.example.com, separated by commas.'],
    ['ALLOWED_ORIGINS', 'null', 'ALLOWED_ORIGINS must be origins like https://app.example.com, separated by commas.'],
    [
      'ALLOWED_ORIGINS',
      'https://a.test/path',
      'ALLOWED_ORIGINS must be origins like https://app.example.com, separated by commas.',
    ],
    ['FILES_URL', './files', 'FILES_URL must be an address that begins with file:// or s3://.'],
    ['FILES_URL', 'https://files.test/bucket', 'FILES_URL must be an address that begins with file:// or s3://.'],
    ['FILES_URL', 'file://server/files', 'FILES_URL must name a folder of this machine, like file:///var/lib/puente/files.'],
    ['FILES_URL', 's3://', 'FILES_URL must name a bucket, like s3://bucket or s3://bucket/prefix.'],
    ['FILES_URL', 's3://Bucket', 'FILES_URL must name a bucket, like s3://bucket or s3://bucket/prefix.'],
    ['FILES_URL', 's3://puente/a b', 'FILES_URL must name a bucket, like s3://bucket or s3://bucket/prefix.'],
    ['FILES_URL', 's3://puente?acl=public', 'FILES_URL must have no settings but endpoint and region, not acl.'],
    [
      'FILES_URL',
      's3://puente?endpoint=127.0.0.1:9000',
      'FILES_URL must give the endpoint as an address like https://storage.example.com, without a path.',
    ],
    [
      'FILES_URL',
      's3://key:secret@puente',
      'FILES_URL must not hold credentials: set FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY.',
    ],
    ['FILES_URL', 's3://puente', 'FILES_ACCESS_KEY_ID is needed when FILES_URL begins with s3://.'],
  ])('a wrong %s (%s) stops the start with one sentence', (variable, value, sentence) => {
    expect(() => readConfig({ [variable]: value })).toThrow(new StartError(sentence))
  })

  test('every variable stands in .env.example, with what it is when it is not set', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
    const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
    const variables = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)

    expect(variables).toHaveLength(30)
    for (const variable of variables) expect(example).toMatch(new RegExp(`^# ?${variable}=`, 'm'))
  })
})
