import { existsSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Contents } from './backup/contents.ts'
import { type Config, readConfig } from './config.ts'
import { StartError } from './db/start-error.ts'
import { databaseProblem } from './http/errors/database-problem.ts'

type Flags = Record<string, unknown>

/** Runs a command on one file; what prevents it is one sentence and the exit code 2. */
export async function runCommand(
  usage: string,
  options: ParseArgsOptionsConfig,
  run: (path: string, flags: Flags, config: Config) => Promise<boolean>,
): Promise<void> {
  try {
    const { path, flags } = readArguments(usage, options)
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.exitCode = (await run(path, flags, readConfig(process.env))) ? 0 : 1
  } catch (error) {
    if (error instanceof StartError) console.error(error.message)
    else if (databaseProblem(error)) console.error(`The database did not answer to the end: ${(error as Error).message}.`)
    else console.error('It did not work because of an error nobody foresaw:', error)
    process.exitCode = 2
  }
}

function readArguments(usage: string, options: ParseArgsOptionsConfig): { path: string; flags: Flags } {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [path, ...more] = positionals
    if (path && more.length === 0) return { path, flags: values }
  } catch {
    // An option that is not known.
  }
  throw new StartError(usage)
}

/** As `34 tables with 1,234 rows and 56 files (7.8 MB)`. */
export function counted({ tables, files }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const number = new Intl.NumberFormat('en')
  const kept = `${tables.length} tables with ${number.format(rows)} rows`
  if (!files) return `${kept} and no files`
  return `${kept} and ${number.format(files.count)} files (${(files.sizeInBytes / 1_000_000).toFixed(1)} MB)`
}
