// What the environment decides. Every variable is in .env.example; a wrong one stops the start with one sentence.
import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from './db/start-error.ts'
import { type FilesPlace, filesPlaceOf, isBucket } from './files/files-place.ts'
import { type ScannerPlace, scannerAddressOf } from './files/scanner.ts'
import { isPushHost, PUSH_HOSTS } from './push/push-hosts.ts'
import { withSecretFiles } from './secret-files.ts'
import { isKey } from './secrets/locked-secret.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
/** Between the server and its database: nothing that changes connections, or a pooler (PgBouncer, say) in transaction mode. */
const POOLERS = ['none', 'transaction'] as const
const PORTS = 'must be a whole number from 0 to 65535'
const port = z.coerce.number(PORTS).int(PORTS).min(0, PORTS).max(65_535, PORTS)

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.trim().split('/')
  const longestPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= longestPrefix
}
const networks = z
  .string()
  .refine((list) => list.split(',').every(isNetwork), 'must be addresses or ranges, separated by commas')
  .transform((list) => list.split(',').map((network) => network.trim()))
/** As browsers write one: scheme, host and port, and nothing more. */
function originOf(text: string): string | null {
  const url = URL.parse(text.trim())
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !url.username
  return isOrigin ? url.origin : null
}
const origins = z
  .string()
  .refine((list) => list.split(',').every(originOf), 'must be origins like https://app.example.com, separated by commas')
  .transform((list) => list.split(',').flatMap((text) => originOf(text) ?? []))
const address = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that begins with ${protocols.join(':// or ')}://`,
  })

/** An address on another host, or `off` where there may be none. */
const place = (sentence: string, ...words: string[]) =>
  z
    .string()
    .refine((text) => words.includes(text) || /^https?:\/\//.test(URL.parse(text)?.href ?? ''), sentence)
    .transform((text) => (words.includes(text) ? text : (URL.parse(text)?.href ?? '')))

const recipients = z
  .string()
  .refine(
    (list) => list.split(',').every((key) => /^age1[a-z0-9]+$/.test(key.trim())),
    'must be public keys of age (age1…), separated by commas',
  )
  .transform((list) => list.split(',').map((key) => key.trim()))

/** A text that a function reads, and says what is wrong with. */
const readBy = <Read>(read: (text: string) => Read) =>
  z.string().transform((text, { addIssue }) => {
    try {
      return read(text)
    } catch (error) {
      addIssue((error as SyntaxError).message)
      return z.NEVER
    }
  })
const IS_SAFE = 'must be an address that begins with https://, or http:// on this machine (127.0.0.1, localhost)'
const isSafeAddress = (url: URL | null): boolean =>
  url?.protocol === 'https:' || /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url?.hostname ?? '')
/** Written by `openssl rand -base64 32`, in the one way in which these bytes are written. */
const secretsKey = z
  .string()
  .trim()
  .refine(isKey, 'must be 32 bytes in base64 (openssl rand -base64 32)')
  .transform((text) => Buffer.from(text, 'base64'))
const pushHosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every(isPushHost), 'must be hosts like push.example.com or *.example.com, separated by commas')
/** Documents and what they say of buyers go there: over TLS, or to this machine. */
const sriAddress = z.url({ protocol: /^https?$/, error: IS_SAFE }).refine((text) => isSafeAddress(URL.parse(text)), IS_SAFE)
const filesPlace = readBy(filesPlaceOf)
const scannerAddress = readBy(scannerAddressOf)

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATABASE_OWNER_URL: address('postgres', 'postgresql').optional(),
  DATABASE_POOLER: z.enum(POOLERS, `must be one of ${POOLERS.join(', ')}`).default('none'),
  DATABASE_OUTSIDE_URL: address('postgres', 'postgresql').optional(),
  DATA_DIR: z.string().default('./data'),
  FILES_URL: filesPlace.optional(),
  FILES_ACCESS_KEY_ID: z.string().optional(),
  FILES_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: scannerAddress.optional(),
  CLAMD_AWAY: z.enum(['refuse', 'accept'], 'must be refuse or accept').default('refuse'),
  SECRETS_KEY: secretsKey.optional(),
  SRI_URL: sriAddress.optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  PUSH_HOSTS: pushHosts.default([...PUSH_HOSTS]),
  MAIL_FROM: z.string().default('Puente <no-reply@localhost>'),
  PUBLIC_URL: address('http', 'https').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  BACKUP_RECIPIENT: recipients.default([]),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: networks.default([]),
  ALLOWED_ORIGINS: origins.default([]),
  API_HOST: place('must be an address that begins with http:// or https://').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  NOTIFICATIONS_URL: place('must be an address that begins with http:// or https://, or off', 'off').optional(),
})

export type PasswordHashing = { memoryInKibibytes: number; passes: number; parallelism: number }

/** About 65 ms of one core (OWASP's second choice for argon2id). Only tests take less. */
export const PASSWORD_HASHING: PasswordHashing = { memoryInKibibytes: 19_456, passes: 2, parallelism: 1 }

export type Config = {
  environment: 'production' | 'development' | 'test'
  port: number
  host: string
  databaseUrl: string | undefined
  /** The same database as the role that owns its tables; undefined: the one of `databaseUrl` does. */
  databaseOwnerUrl: string | undefined
  databasePooler: (typeof POOLERS)[number]
  /** The same database over connections that the pooler keeps apart; undefined: as the others. */
  databaseOutsideUrl: string | undefined
  dataDirectory: string
  /** None: a folder beside the data. */
  files: FilesPlace | undefined
  /** What looks for viruses in files that people send, if anything. */
  scanner: ScannerPlace | undefined
  /** What private keys are locked up with; undefined: the embedded database's file, or there is none. */
  secretsKey: Buffer | undefined
  /** Another address than the SRI's own, for both of its environments; undefined: the SRI's. */
  sriUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The push services of browsers: nothing else is called for a push message. */
  pushHosts: readonly string[]
  /** Where people reach the product, without a slash at the end: links in mails begin with it. */
  publicUrl: string
  adminEmail: string | undefined
  /** The public keys that backups are encrypted for, and the file with the key that reads one. */
  backupRecipients: string[]
  backupIdentityFile: string | undefined
  logLevel: (typeof LOG_LEVELS)[number]
  /** The proxies whose X-Forwarded-For is believed: addresses and ranges. */
  trustedProxies: string[]
  /** Whose pages may call the API from another host than the web's own. */
  allowedOrigins: string[]
  /** Where the pages call the API and find their notifications component; undefined: here. `off`: there is no component. */
  apiHost: string | undefined
  notificationsUrl: string | undefined
  /** Where metrics are told, if anywhere. */
  metricsPort: number | undefined
  metricsHost: string
  /** Who is told of traces, if anybody: a collector that speaks OTLP over HTTP. */
  collectorUrl: string | undefined
  passwordHashing: PasswordHashing
}

/** @throws StartError naming the first variable that is wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(withSecretFiles(variables)).filter(([, value]) => value?.trim()))
  const { data, error } = environment.safeParse(given)
  if (!data) throw new StartError(sentenceFor(error.issues[0]))
  return {
    environment: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: ownerUrlOf(data),
    databasePooler: data.DATABASE_POOLER,
    databaseOutsideUrl: outsideUrlOf(data),
    dataDirectory: data.DATA_DIR,
    files: withCredentials(data),
    scanner: data.CLAMD_URL && { address: data.CLAMD_URL, whenAway: data.CLAMD_AWAY },
    secretsKey: data.SECRETS_KEY,
    sriUrl: data.SRI_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    pushHosts: data.PUSH_HOSTS,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
    adminEmail: data.ADMIN_EMAIL,
    backupRecipients: data.BACKUP_RECIPIENT,
    backupIdentityFile: data.BACKUP_IDENTITY_FILE,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    allowedOrigins: data.ALLOWED_ORIGINS,
    apiHost: data.API_HOST,
    notificationsUrl: data.NOTIFICATIONS_URL,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    collectorUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    passwordHashing: PASSWORD_HASHING,
  }
}

type PoolerVariables = Pick<z.output<typeof environment>, 'DATABASE_POOLER' | 'DATABASE_OUTSIDE_URL'>

/** Calls of all instances that hold every connection of a pooler, and wait for it to give them a second one, would wait for each other. */
function outsideUrlOf({ DATABASE_POOLER: pooler, DATABASE_OUTSIDE_URL: url }: PoolerVariables): string | undefined {
  if (pooler === 'transaction' && !url)
    throw new StartError('DATABASE_OUTSIDE_URL is needed when DATABASE_POOLER is transaction.')
  return url
}

type OwnerVariables = Pick<z.output<typeof environment>, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>

function ownerUrlOf({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: OwnerVariables): string | undefined {
  if (ownerUrl && !url) throw new StartError('DATABASE_URL is needed when DATABASE_OWNER_URL is set.')
  return ownerUrl
}

type FilesVariables = Pick<z.output<typeof environment>, 'FILES_URL' | 'FILES_ACCESS_KEY_ID' | 'FILES_SECRET_ACCESS_KEY'>

function withCredentials({ FILES_URL: place, ...variables }: FilesVariables): FilesPlace | undefined {
  if (!place || !isBucket(place)) return place
  const { FILES_ACCESS_KEY_ID: accessKeyId, FILES_SECRET_ACCESS_KEY: secretAccessKey } = variables
  const needed = (variable: string) => new StartError(`${variable} is needed when FILES_URL begins with s3://.`)
  if (!accessKeyId) throw needed('FILES_ACCESS_KEY_ID')
  if (!secretAccessKey) throw needed('FILES_SECRET_ACCESS_KEY')
  return { ...place, accessKeyId, secretAccessKey }
}

const sentenceFor = (issue: z.core.$ZodIssue | undefined): string => `${issue?.path.join('.')} ${issue?.message}.`
