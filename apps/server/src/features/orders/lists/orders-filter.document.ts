// What the office's file of orders was asked for, in words: a line for each parameter, on a sheet of its own.
import type { ReportStage } from '@app/contract/reports/report-stages'
import { type Language, readAmountRange } from '@app/domain'
import { FORMATS } from '../../../documents/formats.ts'
import { OUTCOME_WORDS, STATUS_WORDS, sheetWord, sheetWords } from '../../../documents/words.ts'

type Query = Readonly<Record<string, unknown>>
type InWords = (value: unknown, language: Language) => string
type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>

const FILTERS = sheetWords('orderFilters')
const CHOICES = sheetWords<'yes' | 'no'>('choices')
const STAGES = sheetWords<ReportStage>('reportStages')

const listOf = (value: unknown): unknown[] => [value].flat()
const named =
  (words: Words): InWords =>
  (value, language) =>
    listOf(value)
      .map((one) => words[language][String(one)] ?? String(one))
      .join(', ')
const asWritten: InWords = (value) => listOf(value).join(', ')
/** Ids say nothing to who reads the file. */
const counted: InWords = (value) => String(listOf(value).length)
const yesNo: InWords = (value, language) => CHOICES[language][value === true || value === 'true' ? 'yes' : 'no']
const ranged =
  (amountOf: (language: Language) => (amount: number) => string): InWords =>
  (value, language) => {
    const { from = null, to = null } = readAmountRange(String(value)) ?? {}
    const [first, last] = [from, to].map((end) => (end === null ? '…' : amountOf(language)(end)))
    return `${first} – ${last}`
  }

const IN_WORDS: Readonly<Record<string, InWords>> = {
  set: (_value, language) => CHOICES[language].yes,
  q: asWritten,
  query: asWritten,
  status: named(STATUS_WORDS),
  clientId: counted,
  associateId: counted,
  consignee: asWritten,
  weightInGrams: ranged((language) => FORMATS[language].kilograms),
  productValueInCents: ranged((language) => FORMATS[language].money),
  hasTracking: yesNo,
  location: asWritten,
  manifestId: counted,
  service: asWritten,
  category: asWritten,
  outcome: named(OUTCOME_WORDS),
  isBundled: yesNo,
  hasOpenIncident: yesNo,
  isLate: yesNo,
  isDelayUnexplained: yesNo,
  isHeld: yesNo,
  endedStage: named(STAGES),
  inMargin: named(sheetWords('marginFilters')),
  from: asWritten,
  to: asWritten,
}

export const ordersFilter = {
  name: sheetWord('filter'),
  of: (query: Query, language: Language) =>
    Object.entries(IN_WORDS).flatMap(([name, inWords]) => {
      const value = query[name]
      const word = FILTERS[language][name]
      return value === undefined || word === undefined ? [] : [[word, inWords(value, language)] as const]
    }),
}
