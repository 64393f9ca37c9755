import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a checkout as its rules read them: tests give a rule the same files with one of them changed. */
export type Sources = { paths: readonly string[]; read: (path: string) => string }
/** What is wrong with the files, each problem beginning with its place. */
export type Rule = (sources: Sources) => string[]

/** The files that git tracks, and those that it would. */
export function sourcesOf(root: string): Sources {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const paths = listed.split('\n').filter((path) => path && existsSync(join(root, path)))
  return { paths, read: (path) => readFileSync(join(root, path), 'utf8') }
}

/** The same files with these beside them, or in the place of theirs. */
export const withFiles = ({ paths, read }: Sources, files: Readonly<Record<string, string>>): Sources => ({
  paths: [...new Set([...paths, ...Object.keys(files)])],
  read: (path) => files[path] ?? read(path),
})
