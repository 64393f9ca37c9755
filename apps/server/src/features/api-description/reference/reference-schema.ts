// A schema as a reader sees it: each field with its type, limits and words; what is inside it opens in place.

import type { JsonSchema } from '../openapi.ts'
import { Html, html } from './html.ts'
import { inline } from './markdown.ts'

/** `depth` says how many named types inside one another open in place; deeper ones are links. */
export type Within = { schemas: Readonly<Record<string, JsonSchema>>; depth: number }

/** More words than these open in place. */
const FEW = 5

export function schemaView(schema: JsonSchema, within: Within): Html {
  const name = nameOf(schema)
  const target = name ? (within.schemas[name] ?? {}) : schema
  if (!name && !isNested(target)) return html`<ul>${fieldView('', schema, true, within)}</ul>`
  return html`${name && html`<p class="small">${typeOf(schema)}</p>`}${insideView(target, within)}`
}

/** The fields of an object, the shapes that are possible, or the words of a list. */
export function insideView(schema: JsonSchema, within: Within): Html {
  const branches = branchesOf(schema)
  if (branches.length > 0) {
    const shapes = branches.map((branch) => html`<li class="either">${schemaView(branch, within)}</li>`)
    return html`<p class="small">One of these:</p><ol>${shapes}</ol>`
  }
  if (schema.enum) return html`<p>${spaced(schema.enum.map(word))}</p>`
  const { properties = {}, required = [] } = schema
  return html`<ul>${Object.entries(properties).map(([name, field]) => fieldView(name, field, required.includes(name), within))}</ul>`
}

/** A field or a parameter; `more` is what else there is to say of it in two words. */
export function fieldView(name: string, field: JsonSchema, isRequired: boolean, within: Within, more = ''): Html {
  const limits = [limitsOf(field), more].filter(Boolean).join(' · ')
  return html`<li class="field">${name && html`<code class="name">${name}</code> `}
<span class="type">${typeOf(field)}</span> <span class="small">${isRequired ? '' : 'optional'}${!isRequired && limits && ' · '}${limits}</span>
${field.description && html`<span class="said">${inline(field.description)}</span>`}${openingView(field, within)}</li>`
}

/** What stands inside a field, where something does. */
function openingView(field: JsonSchema, { schemas, depth }: Within): Html | null {
  const inner = innermost(field)
  const name = nameOf(inner)
  const target = name ? (schemas[name] ?? {}) : inner
  if (target.enum)
    return name && target.enum.length <= FEW
      ? html`<span class="said">${spaced(target.enum.map(word))}</span>`
      : wordsView(name, target)
  if (!isNested(target) || (name && depth === 0)) return null
  const inside = insideView(target, { schemas, depth: name ? depth - 1 : depth })
  return html`<details><summary class="inside">fields</summary><div class="nested">${inside}</div></details>`
}

const wordsView = (name: string | undefined, { enum: values = [] }: JsonSchema): Html | null =>
  name
    ? html`<details><summary class="inside">${values.length} values</summary><p class="nested">${spaced(values.map(word))}</p></details>`
    : null

const word = (value: unknown): Html => html`<code class="word">${String(value)}</code>`
const spaced = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join(' '))

const isNested = (schema: JsonSchema): boolean => schema.properties !== undefined || branchesOf(schema).length > 0

/** Of a list its item, of what may be null what it is else. */
function innermost(schema: JsonSchema): JsonSchema {
  if (schema.items) return innermost(schema.items)
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return only && others.length === 0 ? innermost(only) : schema
}

/** The shapes that it may have, `null` apart. */
function branchesOf({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] {
  const branches = [...anyOf, ...oneOf].filter(({ type }) => type !== 'null')
  return branches.length > 1 ? branches : []
}

function typeOf(schema: JsonSchema): Html {
  const name = nameOf(schema)
  if (name) return html`<a href="#type-${name}">${name}</a>`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (branches.length > 0) return joined(branches.map((branch) => (branch.properties ? html`object` : typeOf(branch))))
  if (schema.enum) return joined(schema.enum.map((value) => html`<code>${String(value)}</code>`))
  const types = [schema.type ?? 'any'].flat().map((type) => (type === 'string' && schema.format ? schema.format : type))
  return html`${types.join(' or ')}`
}

const joined = (parts: readonly Html[]): Html => new Html([...new Set(parts.map(({ text }) => text))].join(' or '))

const nameOf = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1)

function limitsOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  const preset = schema.default === undefined || schema.default === '' ? '' : `default ${JSON.stringify(schema.default)}`
  return [
    rangeOf(minimum, maximum, ''),
    rangeOf(minLength === 1 ? undefined : minLength, maxLength, ' characters'),
    rangeOf(minItems, maxItems, ' items'),
    preset.replaceAll('"', ''),
    pattern ? `matches ${pattern}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  const [from, to] = [least, most].map((limit) => limit?.toLocaleString('en-US'))
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
  if (to !== undefined) return `at most ${to}${unit}`
  return from === undefined ? '' : `at least ${from}${unit}`
}
