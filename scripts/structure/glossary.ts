import { basename } from 'node:path'
import type { Rule } from './sources.ts'

const GLOSSARY = 'docs/glossary.md'
const SOURCE = /^(apps|packages)\/.*\/src\/.*\.(tsx?|css)$/

/** A thing has one word in the names of files: the glossary's. */
export const glossary: Rule = ({ paths, read }) => {
  const refused = new Map(rowsOf(read(GLOSSARY)).flatMap(({ term, words }) => words.map((word) => [word, term] as const)))
  return paths
    .filter((path) => SOURCE.test(path))
    .flatMap((path) =>
      basename(path)
        .split(/[.-]/)
        .flatMap((word) => {
          const term = refused.get(word)
          return term ? [`${path}: '${word}' is called '${term}' (${GLOSSARY})`] : []
        }),
    )
}

/** The first cell says the term before its colon, the last one the words that it replaces. */
function rowsOf(page: string): { term: string; words: string[] }[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    const words = cells.at(-2)?.split(', ').filter(Boolean) ?? []
    return { term: cells[1]?.split(':')[0] ?? '', words }
  })
}
