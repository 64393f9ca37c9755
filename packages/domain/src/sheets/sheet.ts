// A file of a sheet, whatever wrote it: rows of cells, and what its headings are called.
import { runsOf } from '../statements/statement-marks.ts'

/** What a file holds: numbers as a workbook has them, days as `2026-11-30`. */
export type SheetCell = string | number | null
export type SheetRow = readonly SheetCell[]

/** What is between the cells of a text. */
export const SHEET_SEPARATORS = [';', '\t', '|', ','] as const
export type SheetSeparator = (typeof SHEET_SEPARATORS)[number]
/** Banks and carriers write UTF-8, UTF-16 with its mark, or the Windows code page of Western Europe. */
export const SHEET_ENCODINGS = ['UTF-8', 'UTF-16', 'Windows-1252'] as const
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number]
/** What a file was taken for; a workbook has neither. */
export type SheetForm = { separator: SheetSeparator | null; encoding: SheetEncoding | null }

/** As headings are compared: in capitals, without accents, blanks and signs. */
export const plainHeading = (cell: SheetCell | undefined): string => runsOf(String(cell ?? '')).join('')

/** Headings as they are; empty and repeated ones get their place, so that each names one column. */
export function headingsIn(head: SheetRow): string[] {
  const texts = head.map((cell) => String(cell ?? '').trim())
  return texts.map((text, index) => (text === '' || texts.indexOf(text) < index ? `${text} (${index + 1})`.trim() : text))
}

const LETTERS = 26
/** Of a file without headings, as sheets call them: A … Z, AA. */
export const lettersOf = (width: number): string[] => Array.from({ length: width }, (_, index) => letterOf(index))

const letterOf = (index: number): string =>
  (index < LETTERS ? '' : letterOf(Math.floor(index / LETTERS) - 1)) + String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS))
