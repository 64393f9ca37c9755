// What is wrong with a document before it is signed: its form by the table of fields, then its key, buyer and sums.
import { FISCAL_DOCUMENT_KINDS, type FiscalDocumentKind } from './access-key.ts'
import type { FiscalElement } from './fiscal-element.ts'
import { FISCAL_FIELDS, type FiscalField } from './fiscal-fields.ts'
import { contradictionsOf } from './fiscal-sums.ts'

/**
 * `missing`, `unexpected` (unknown, twice, or not in its place), `form` (its text) are found by the table; `key`, `buyer` and `sum` only once
 * the form is right.
 */
export type FiscalFault = {
  /** Names from the root down, with slashes. */
  field: string
  because: 'missing' | 'unexpected' | 'form' | 'key' | 'buyer' | 'sum'
}

/** Nothing when the document may be signed. */
export function faultsOf(document: FiscalElement): FiscalFault[] {
  const kind = FISCAL_DOCUMENT_KINDS.find((name) => name === document.name)
  if (kind === undefined) return [{ field: document.name, because: 'unexpected' }]
  const faults = [...rootFaults(kind, document), ...fieldFaults(FISCAL_FIELDS[kind], document.content, kind)]
  return faults.length > 0 ? faults : contradictionsOf(kind, document)
}

function rootFaults(kind: FiscalDocumentKind, { attributes }: FiscalElement): FiscalFault[] {
  const expected = { id: 'comprobante', version: kind === 'factura' ? '2.1.0' : '1.1.0' }
  return Object.entries(expected)
    .filter(([name, value]) => attributes?.[name] !== value)
    .map(([name]) => ({ field: `${kind}/@${name}`, because: 'form' }))
}

/** Fields in their order: each takes the elements of its name that come next. */
function fieldFaults(fields: readonly FiscalField[], content: FiscalElement['content'], path: string): FiscalFault[] {
  if (typeof content === 'string') return [{ field: path, because: 'form' }]
  const faults: FiscalFault[] = []
  let place = 0
  for (const field of fields) {
    const from = place
    while (place - from < field.most && content[place]?.name === field.name) place += 1
    if (place - from < field.least) faults.push({ field: `${path}/${field.name}`, because: 'missing' })
    for (const found of content.slice(from, place)) faults.push(...faultsOfField(field, found, `${path}/${field.name}`))
  }
  return [
    ...faults,
    ...content.slice(place).map(({ name }): FiscalFault => ({ field: `${path}/${name}`, because: 'unexpected' })),
  ]
}

function faultsOfField({ form, named }: FiscalField, { content, attributes = {} }: FiscalElement, field: string): FiscalFault[] {
  const isNamed = named
    ? Object.keys(attributes).join() === 'nombre' && attributes.nombre !== ''
    : Object.keys(attributes).length === 0
  const faults: FiscalFault[] = isNamed ? [] : [{ field: `${field}/@nombre`, because: 'form' }]
  if (typeof form !== 'function') return [...faults, ...fieldFaults(form, content, field)]
  return typeof content === 'string' && form(content) ? faults : [...faults, { field, because: 'form' }]
}
