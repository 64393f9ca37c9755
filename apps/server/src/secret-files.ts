// Secrets that a vault or an orchestrator mounts as files: NAME_FILE names the file that holds what NAME would.
import { readFileSync } from 'node:fs'
import { StartError } from './db/start-error.ts'

/** What holds a password or a key. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_OUTSIDE_URL',
  'FILES_ACCESS_KEY_ID',
  'FILES_SECRET_ACCESS_KEY',
  'SECRETS_KEY',
  'SMTP_URL',
] as const

type Variables = Record<string, string | undefined>

/** The variables with the secrets whose files are named. @throws StartError for a file that cannot be read, and for a secret given twice */
export function withSecretFiles(variables: Variables): Variables {
  const read = SECRETS.flatMap((name) => {
    const path = variables[`${name}_FILE`]?.trim()
    if (!path) return []
    if (variables[name]?.trim()) throw new StartError(`${name} and ${name}_FILE are both set: keep one of them.`)
    return [[name, contentOf(`${name}_FILE`, path)]]
  })
  return { ...variables, ...Object.fromEntries(read) }
}

function contentOf(variable: string, path: string): string {
  try {
    const content = readFileSync(path, 'utf8').trim()
    if (content) return content
  } catch (error) {
    throw new StartError(`${variable} names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  throw new StartError(`${variable} names ${path}, which is empty.`)
}
