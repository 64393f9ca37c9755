// What a recipe is: a page of docs/recipes, its first edit, and the others, each named by what checks before it is made.
import type { Copy } from './copy.ts'

type Change = (text: string) => string
/** One file, changed or (where there is none) written; or what a command writes. */
export type Edit = { file: string; change: Change; namedBy: RegExp } | { command: (copy: Copy) => Promise<void>; namedBy: RegExp }

export type Recipe = {
  page: `docs/recipes/${string}.md`
  mostFiles: number
  first: { file: string; change: Change }
  /** Named after the first edit, by the compiler or another part of `npm run check`. */
  others: readonly Edit[]
  /** Named once those are made: a sentence has no place before something says it. */
  last: readonly Edit[]
}

/** @throws where the place is not there any more: the recipe has to follow. */
export const after =
  (place: string, added: string): Change =>
  (text) => {
    if (text.split(place).length !== 2) throw new Error(`not there once: ${place}`)
    return text.replace(place, () => `${place}${added}`)
  }

export const inPlaceOf =
  (place: string, by: string): Change =>
  (text) => {
    if (text.split(place).length !== 2) throw new Error(`not there once: ${place}`)
    return text.replace(place, () => by)
  }

export const written =
  (text: string): Change =>
  () =>
    text

export const both =
  (one: Change, other: Change): Change =>
  (text) =>
    other(one(text))

/** A sentence of a locale file, by its key. */
export const sentence =
  (key: string, text: string): Change =>
  (file) => {
    const words = JSON.parse(file)
    const names = key.split('.')
    const last = names.pop() ?? ''
    const group = names.reduce((at, name) => (at[name] ??= {}), words)
    group[last] = text
    return `${JSON.stringify(words, null, 2)}\n`
  }

export const locale = (language: 'es' | 'en', namespace: string): string =>
  `apps/web/public/locales/${language}/${namespace}.json`

const MIGRATIONS = 'apps/server/src/db/migrations'

/** `npx drizzle-kit generate`; its description of the tables replaces the one before. */
export const migration = (namedBy: RegExp): Edit => ({
  namedBy,
  command: async (copy) => {
    const snapshots = async () => (await copy.filesIn(`${MIGRATIONS}/meta`)).filter((name) => name.endsWith('_snapshot.json'))
    const before = await snapshots()
    const { status, words } = copy.run('drizzle-kit', ['generate', '--name=recipe'], 'apps/server')
    if (status !== 0) throw new Error(words)
    for (const name of before) await copy.remove(`${MIGRATIONS}/meta/${name}`)
  },
})

export const command = (line: string, namedBy: RegExp): Edit => ({
  namedBy,
  command: async (copy) => {
    const [program = '', ...args] = line.split(' ')
    const { status, words } = copy.run(program, args)
    if (status !== 0) throw new Error(words)
  },
})

export async function make(copy: Copy, edits: readonly (Edit | Recipe['first'])[]): Promise<void> {
  for (const edit of edits) {
    if ('command' in edit) await edit.command(copy)
    else await copy.write(edit.file, edit.change(await copy.read(edit.file).catch(() => '')))
  }
}
