// What a field held before a scanner typed into it, and putting it back so that React hears of it.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type FieldMark = { field: Field; value: string; start: number; end: number } | null

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** A field in which everything that is typed is a scan says so by this attribute. */
export const SCAN_FIELD = { 'data-scan-field': true } as const

export const isScanField = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.dataset.scanField !== undefined

export const emptyField = (field: HTMLInputElement): void => write(field, '')

export function markFocusedField(): FieldMark {
  const field = document.activeElement
  if (!isField(field)) return null
  const { value } = field
  // Kinds of input without a caret have null.
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  return { field, value, start: start ?? value.length, end: end ?? value.length }
}

/** Every field is as it was before its first mark, with what a person typed meanwhile where they were typing. */
export function putBack(scanned: readonly FieldMark[], typed: readonly { text: string; marks: readonly FieldMark[] }[]): void {
  const firstMarks = new Map<Field, NonNullable<FieldMark>>()
  for (const mark of scanned) if (mark && !firstMarks.has(mark.field)) firstMarks.set(mark.field, mark)
  for (const [field, { value, start, end }] of firstMarks) {
    const inserted = typed.flatMap(({ text, marks }) => (marks.at(-1)?.field === field ? text : [])).join('')
    const isSelect = field instanceof HTMLSelectElement
    write(field, isSelect || inserted === '' ? value : value.slice(0, start) + inserted + value.slice(end))
    if (isSelect || field.selectionStart === null) continue
    field.setSelectionRange(start + inserted.length, inserted === '' ? end : start + inserted.length)
  }
}

/** React watches the element's own `value`; only its class's setter is told about. */
function write(field: Field, value: string): void {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
