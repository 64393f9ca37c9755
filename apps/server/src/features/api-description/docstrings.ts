// What the contract says of itself. Its docstrings stay comments there, so that no browser loads them; here they are read from the
// sources, which are what this server runs. Every file is written by the formatter, so indentation tells what stands inside what.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Both by the export's name and the fields that lead there: `createBill.body.pickupAuthorizedNameId`. */
export type Docstrings = {
  texts: ReadonlyMap<string, string>
  /** What an object is made of: fields that it shares, or another object that it extends. */
  bases: ReadonlyMap<string, readonly string[]>
}

export function contractDocstrings(): Docstrings {
  const folder = dirname(fileURLToPath(import.meta.resolve('@app/contract')))
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const read = files.map((name) => docstringsIn(readFileSync(join(folder, name), 'utf8')))
  return {
    texts: new Map(read.flatMap(({ texts }) => [...texts])),
    bases: new Map(read.flatMap(({ bases }) => [...bases])),
  }
}

const BEGINNING = /^ *\/\*\* ?/
const END = / ?\*\/$/
const EXPORT = /^(?:export )?const (\w+)/
const FIELD = /^ +(\w+)(?::|,$)/
const OTHER_DECLARATION = /^(?:export )?(?:type|function|import)\b/
/** `...fields`, `order.extend(`, `strictObject(fields)`, `= listQueryBy(`. */
const BASE = /\.\.\.(\w+)|\b(\w+)\.(?:extend|pick|omit|partial)\(|[oO]bject\((\w+)\)|[=:] (listQuery\w*)\(/g

/** `weights: z.array(weight)`, `bell: preference,`: what a field is, where it is not written out. */
const ITEM = /array\((\w+)\)/g
const WHOLE = /: (\w+)(?:\.nullable\(\)|\.optional\(\))?,$/g
/** `{ bell: preference, mail: preference }`. */
const INSIDE = /(\w+): (\w+)(?=,| })/g

export function docstringsIn(source: string): Docstrings {
  const texts = new Map<string, string>()
  const bases = new Map<string, string[]>()
  let within: { indentation: number; name: string }[] = []
  let docstring: string[] = []
  let isOpen = false
  for (const line of source.split('\n')) {
    if (isOpen || BEGINNING.test(line)) {
      docstring.push(
        line
          .replace(BEGINNING, '')
          .replace(/^ *\* /, '')
          .replace(END, ''),
      )
      isOpen = !END.test(line)
      continue
    }
    const indentation = line.search(/\S/)
    const exported = EXPORT.exec(line)?.[1]
    const name = exported ?? (within.length > 0 ? FIELD.exec(line)?.[1] : undefined)
    if (exported || OTHER_DECLARATION.test(line)) within = []
    if (name) within = [...within.filter((outer) => outer.indentation < indentation), { indentation, name }]
    const path = within
      .filter((outer) => outer.indentation < indentation || outer.name === name)
      .map((outer) => outer.name)
      .join('.')
    if (name && docstring.length > 0) texts.set(path, published(docstring.join(' ')))
    const isWrittenOut = line.includes('{')
    const made = [...line.matchAll(BASE), ...(isWrittenOut ? [] : [...line.matchAll(ITEM), ...line.matchAll(WHOLE)])]
    for (const [, ...names] of made) bases.set(path, [...(bases.get(path) ?? []), ...names.filter(Boolean)])
    if (isWrittenOut) for (const [, field = '', base = ''] of line.matchAll(INSIDE)) bases.set(`${path}.${field}`, [base])
    docstring = []
  }
  return { texts, bases }
}

/** Without what is for us alone: the page of the design that a rule comes from, and the call, which a reader sees. */
function published(text: string): string {
  const told = text
    .trim()
    .replaceAll(/\s*\((?:domain|specification|screens?)\b[^)]*\)/g, '')
    .replace(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S*[:.] /, '')
    .replaceAll(/\s+/g, ' ')
  return told.charAt(0).toUpperCase() + told.slice(1)
}
