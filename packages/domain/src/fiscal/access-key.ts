// The 49 digits by which the SRI knows a document (ficha técnica offline, table 1).
import { addDays } from '../rules/dates.ts'

/** Of the SRI: the one for trials, where no document has a value, or the real one. */
export const FISCAL_ENVIRONMENTS = ['test', 'production'] as const
export type FiscalEnvironment = (typeof FISCAL_ENVIRONMENTS)[number]

/** The papers of the SRI that the house makes, by the name of their XML. */
export const FISCAL_DOCUMENT_KINDS = ['factura', 'notaCredito'] as const
export type FiscalDocumentKind = (typeof FISCAL_DOCUMENT_KINDS)[number]

/** What a document is numbered by. All are digits kept as text, but the sequential. */
export type FiscalNumbering = {
  environment: FiscalEnvironment
  /** Three digits, as the emission point: the series. */
  establishment: string
  emissionPoint: string
  /** 1 to 999,999,999. */
  sequential: number
  /** Eight digits at random, kept with the document. */
  numericCode: string
  /** Quito's day, 'YYYY-MM-DD', on which it took its number. */
  issuedOn: string
}

export const CODE_OF_DOCUMENT: Record<FiscalDocumentKind, string> = { factura: '01', notaCredito: '04' }
export const CODE_OF_ENVIRONMENT: Record<FiscalEnvironment, string> = { test: '1', production: '2' }
/** Normal emission; the SRI knows no other. */
export const EMISSION_TYPE = '1'

/** Of the key's other digits: weights 2 to 7 from the right, modulo 11. */
export function accessKeyCheckDigit(digits: string): number {
  const total = [...digits].reverse().reduce((sum, digit, place) => sum + Number(digit) * ((place % 6) + 2), 0)
  const rest = 11 - (total % 11)
  return rest === 11 ? 0 : rest === 10 ? 1 : rest
}

/** @throws RangeError when a part has not the digits that it must have, or the day is none. */
export function accessKeyOf(kind: FiscalDocumentKind, ruc: string, numbering: FiscalNumbering): string {
  const parts: [text: string, digits: number][] = [
    [dayInKey(numbering.issuedOn), 8],
    [CODE_OF_DOCUMENT[kind], 2],
    [ruc, 13],
    [CODE_OF_ENVIRONMENT[numbering.environment], 1],
    [numbering.establishment, 3],
    [numbering.emissionPoint, 3],
    [sequentialText(numbering.sequential), 9],
    [numbering.numericCode, 8],
    [EMISSION_TYPE, 1],
  ]
  for (const [text, digits] of parts) {
    if (text.length !== digits || !/^\d+$/.test(text)) throw new RangeError(`not ${digits} digits: ${text}`)
  }
  const all = parts.map(([text]) => text).join('')
  return `${all}${accessKeyCheckDigit(all)}`
}

/** What is wrong with a key, or null: `form` is not 49 digits, `day` none of the calendar. */
export function accessKeyFault(key: string): 'form' | 'day' | 'checkDigit' | null {
  if (!/^\d{49}$/.test(key)) return 'form'
  if (accessKeyCheckDigit(key.slice(0, 48)) !== Number(key[48])) return 'checkDigit'
  return isDay(dayOfAccessKey(key)) ? null : 'day'
}

/** Of a key that is one: the day, 'YYYY-MM-DD', on which its document was issued. */
export const dayOfAccessKey = (key: string): string => `${key.slice(4, 8)}-${key.slice(2, 4)}-${key.slice(0, 2)}`

export const sequentialText = (sequential: number): string => String(sequential).padStart(9, '0')

/** As people and the SRI write a document's number: 001-002-000000123. */
export const fiscalNumberText = (numbering: Pick<FiscalNumbering, 'establishment' | 'emissionPoint' | 'sequential'>): string =>
  `${numbering.establishment}-${numbering.emissionPoint}-${sequentialText(numbering.sequential)}`

const dayInKey = (day: string): string => addDays(day, 0).split('-').reverse().join('')

function isDay(day: string): boolean {
  try {
    return addDays(day, 0) === day
  } catch {
    return false
  }
}
