// Every word in both languages, every key that the code uses, none that nothing uses.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as domain from '@app/domain'

const web = join(import.meta.dirname, '..')
const [SPANISH, ENGLISH] = ['es', 'en'] as const
const PLURALS = /_(zero|one|two|few|many|other)$/
/** A key written out, in quotes or with a part filled in: `statuses.${status}`. */
const QUOTED = /(?:'([^'\n]*)'|`([^`\n]*)`|"([^"\n]*)")/g
/** A template inside a template, which the above reads as something else. */
const NESTED = /\bt\(`([^`\n]+)`/g
const KEY = /^(?:[a-z][a-z-]*:)?[A-Za-z][\w-]*(?:\.[\w-]+)*$/

type Words = { [name: string]: string | Words }

function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : keysOf(value, `${prefix}${name}.`),
  )
}

function read(language: string): Map<string, string> {
  const folder = join(web, 'public/locales', language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.flatMap((name) => {
      const words = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Words
      return keysOf(words).map((key) => [`${basename(name, '.json')}:${key}`, sentenceAt(words, key)] as const)
    }),
  )
}

const sentenceAt = (words: Words, key: string): string => {
  const value = key.split('.').reduce<string | Words>((at, part) => (typeof at === 'string' ? at : (at[part] ?? '')), words)
  return typeof value === 'string' ? value : ''
}

const blanksOf = (text: string): string =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ')
/** The file that a sentence belongs in, of one language or both, and its key. Without a namespace it may be in each that its screen names. */
function placeOf(key: string, language = '{es,en}'): string {
  const [file, name] = key.includes(':') ? key.split(':') : ['*', key]
  return `apps/web/public/locales/${language}/${file}.json: ${name}`
}

const withoutPlural = (key: string): string => key.replace(PLURALS, '')

const spanish = read(SPANISH)
const english = read(ENGLISH)
const problems: string[] = []

// Spanish has a plural of its own for millions: what counts is the sentence, not its forms.
const spanishSentences = new Set([...spanish.keys()].map(withoutPlural))
const englishSentences = new Set([...english.keys()].map(withoutPlural))
for (const key of spanishSentences) if (!englishSentences.has(key)) problems.push(`${placeOf(key, ENGLISH)}: missing in English`)
for (const key of englishSentences) if (!spanishSentences.has(key)) problems.push(`${placeOf(key, SPANISH)}: missing in Spanish`)
for (const form of spanish.keys()) {
  if (form.endsWith('_one') && !spanish.has(form.replace('_one', '_many')))
    problems.push(`${placeOf(form, SPANISH)}: without _many, which Spanish has`)
}
for (const [key, text] of spanish) {
  const translated = english.get(key)
  if (translated === undefined) continue
  if (!text.trim() || !translated.trim()) problems.push(`${placeOf(key)}: empty`)
  if (blanksOf(text) !== blanksOf(translated)) problems.push(`${placeOf(key)}: {{…}} differ between the languages`)
}

/** What a person may be refused by: a fact that is in the way, or one that is missing. */
function factsInTheWay(): string[] {
  const missing = (fact: string) => `not${fact.charAt(0).toUpperCase()}${fact.slice(1)}`
  const tables = Object.values(domain).flatMap((value) =>
    typeof value === 'object' && 'transitions' in value ? (value as domain.Lifecycle<string, string, string>) : [],
  )
  const rows = tables.flatMap(({ transitions }) => transitions).filter(({ from, automatic }) => from.length > 0 && !automatic)
  return rows.flatMap(({ requires = [], forbids = [] }) => [...requires.map(missing), ...forbids])
}

// What the domain names and the web shows by its name.
const NAMED: Readonly<Record<string, readonly string[]>> = {
  errors: Object.keys(domain.PROBLEMS),
  because: factsInTheWay(),
  statuses: Object.entries(domain).flatMap(([name, list]) => (name.endsWith('_STATUSES') ? namesOf(list) : [])),
  orderNow: domain.ORDER_STATUSES,
  timeline: [
    domain.ORDER_ACTIONS,
    domain.BUNDLE_ACTIONS,
    domain.MANIFEST_ACTIONS,
    domain.BILL_ACTIONS,
    domain.PURCHASE_ACTIONS,
  ].flat(),
  priceLines: domain.PRICE_LINE_NAMES,
  identificationTypes: domain.IDENTIFICATION_TYPES,
}
/** Where a group is said, the likeliest first: a refusal that the browser itself says is in `common`, which is always there. */
const SAID_IN: Readonly<Record<string, readonly string[]>> = { errors: ['refusals', 'common'], because: ['refusals'] }
for (const [group, names] of Object.entries(NAMED)) {
  const [likeliest = 'common', ...others] = SAID_IN[group] ?? ['common']
  for (const name of names) {
    const places = [likeliest, ...others].map((file) => `${file}:${group}.${name}`)
    const found = places.filter((key) => spanish.has(key))
    if (found.length === 0) problems.push(`${placeOf(`${likeliest}:${group}.${name}`)}: the domain names it, no language says it`)
    if (found.length > 1) problems.push(`${placeOf(`${likeliest}:${group}.${name}`)}: said twice, also in common.json`)
  }
}

// The menu says each screen and group by its label.
for (const path of globSync('src/areas/*/routes.tsx', { cwd: web })) {
  for (const [, label = ''] of readFileSync(join(web, path), 'utf8').matchAll(/\blabel: '(\w+)'/g)) {
    if (!spanish.has(`common:menu.${label}`))
      problems.push(`${placeOf(`common:menu.${label}`)}: used in apps/web/${path}, in no language`)
  }
}

/** Named by the server too, whose source the web does not read. */
const CODES =
  /^(refusals:errors|common:(errors|fields|statuses|clientStatuses|timeline|priceLines|papers)|sheets:(paymentMethods|incidentKinds|approvalKinds|userTypes|unsentReasons|retentionKinds|auditGroups|auditedRecords|lineStates|fiscalStatuses|receivableAges|promiseStates|reportGroups|reportStages|orderFilters|marginFilters|choices))\./
const sources = globSync('src/**/*.{ts,tsx}', { cwd: web }).filter((path) => !path.endsWith('.test.ts'))
const known = spanishSentences
const files = new Set([...known].map((key) => key.slice(0, key.indexOf(':'))))
const bare = new Set([...known].map((key) => key.slice(key.indexOf(':') + 1)))
const written = new Set<string>()
const patterns: RegExp[] = []

for (const path of sources) {
  const text = readFileSync(join(web, path), 'utf8')
  for (const [, single, template, double] of text.matchAll(QUOTED)) {
    const quoted = single ?? double ?? template ?? ''
    if (template?.includes('${')) patterns.push(patternOf(template))
    else if (KEY.test(quoted)) written.add(quoted)
  }
  for (const key of keysWithoutNamespace(text))
    problems.push(`apps/web/${path}: says ${key}, and no useTranslation of it names the file of words`)
  for (const [, template = ''] of text.matchAll(NESTED)) patterns.push(patternOf(template))
  for (const [, key] of text.matchAll(/\bt\(\s*'([^']+)'/g)) {
    if (!key) continue
    written.add(key)
    if (!isKnown(key)) problems.push(`${placeOf(withNamespace(key, text))}: used in apps/web/${path}, in no language`)
  }
}

// The server's files of lists are named and headed in these words.
const server = join(web, '../server/src')
for (const path of globSync('**/*.document.ts', { cwd: server })) {
  const text = readFileSync(join(server, path), 'utf8')
  for (const [, key = ''] of text.matchAll(/\bsheetWord\('(\w+)'\)/g)) {
    if (!known.has(`sheets:words.${key}`))
      problems.push(`${placeOf(`sheets:words.${key}`)}: used in apps/server/src/${path}, in no language`)
  }
  for (const [, quoted] of text.matchAll(/'(\w+)'/g)) written.add(`sheets:words.${quoted}`)
}

for (const key of known) {
  const short = key.slice(key.indexOf(':') + 1)
  const isUsed =
    CODES.test(key) || written.has(short) || written.has(key) || patterns.some((one) => one.test(short) || one.test(key))
  if (!isUsed) problems.push(`${placeOf(key)}: nothing uses it`)
}

// A sentence that names another: a label that is the name of a paper.
for (const [key, text] of [...spanish, ...english]) {
  for (const [, named = ''] of text.matchAll(/\$t\(([^)]*)\)/g))
    if (!known.has(named)) problems.push(`${placeOf(key)}: names ${named}, which no language says`)
}

/** Keys of a component whose words are loaded only where something else has asked for them: they would be shown as keys. */
function keysWithoutNamespace(component: string): string[] {
  const named = [...component.matchAll(/useTranslation\(([^)]*)\)/g)].map(([, names = '']) => names).join()
  if (!component.includes('useTranslation(')) return []
  const loaded = ['common', ...[...named.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name)]
  const withFile = [...component.matchAll(/['`]([a-z-]+):[A-Za-z][\w.]*/g)].filter(
    ([, file = '']) => files.has(file) && !loaded.includes(file),
  )
  const bare = [...component.matchAll(/\bt\(\s*'([^':]+)'/g)].map(([, key = '']) => key)
  const unknown = bare.filter((key) => !loaded.some((file) => known.has(`${file}:${key}`)))
  return [...withFile.map(([key]) => key.slice(1)), ...unknown]
}

/** The namespace that its component names first. */
function withNamespace(key: string, component: string): string {
  const [, namespace] = /useTranslation\(\[?'([a-z-]+)'/.exec(component) ?? []
  return key.includes(':') || !namespace ? key : `${namespace}:${key}`
}

function isKnown(key: string): boolean {
  return key.includes(':') ? known.has(key) : bare.has(key)
}

function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : []
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
  // A template that is nothing but blanks says nothing about keys.
  return parts.every((part) => part === '' || !/[a-z]{2}/i.test(part)) ? /^$/ : new RegExp(`^${parts.join('[\\w.-]+')}$`)
}

/** Words for papers that are called otherwise now (fiscal, section 2); the specification fixes one entry of the menu. */
const OLD_WORDS = /facturas? de venta|notas? de venta|tasas? aduaneras?|sales invoices?/i
const FIXED = 'common:menu.salesInvoices'
for (const words of [spanish, english]) {
  for (const [key, text] of words) {
    const [old] = OLD_WORDS.exec(text) ?? []
    if (old && key !== FIXED)
      problems.push(`${placeOf(key)}: says "${old}", which is not what that paper is called (docs/glossary.md)`)
  }
}
for (const path of globSync('{apps/server,packages/contract}/src/**/*.ts', { cwd: join(web, '../..') })) {
  const [old] = path.endsWith('.test.ts') ? [] : (OLD_WORDS.exec(readFileSync(join(web, '../..', path), 'utf8')) ?? [])
  if (old) problems.push(`${path}: says "${old}", which is not what that paper is called (docs/glossary.md)`)
}

for (const problem of problems.sort()) console.error(problem)
console.log(`${spanish.size} sentences in Spanish, ${english.size} in English, ${problems.length} problems`)
if (problems.length > 0) process.exit(1)
