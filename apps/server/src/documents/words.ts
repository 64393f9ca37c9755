// What documents call statuses, outcomes and columns: in the words of the screens, from the same files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FiscalDocumentKind, Language, OrderOutcome, PriceLineName, Treatment } from '@app/domain'
import { LOCALES } from '../places.ts'

type Words<Name extends string = string> = Readonly<Record<Name, string>>
export type Translated = Readonly<Record<Language, string>>

const read = <Content>(language: Language, namespace: string): Content =>
  JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8')) as Content

type ScreenWords = {
  statuses: Words
  clientStatuses: Words
  outcomes: Words<OrderOutcome>
  treatmentMarks: Words<Treatment>
  papers: Words<PaperName>
  priceLines: Words<PriceLineName>
}

/** One name for each paper, on screens, on paper, in mails and as a file (fiscal, section 2). */
type PaperName =
  | ('bill' | 'bills' | 'creditNote' | 'creditNotes' | 'paymentProof' | 'paymentProofs')
  /** Of the SRI. */
  | FiscalDocumentKind
const SCREENS: Record<Language, ScreenWords> = { es: read('es', 'common'), en: read('en', 'common') }

/** As the screens name the lines of a price. */
export const PRICE_LINE_WORDS = { es: SCREENS.es.priceLines, en: SCREENS.en.priceLines } as const

export const STATUS_WORDS: Record<Language, Words> = { es: SCREENS.es.statuses, en: SCREENS.en.statuses }

/** As clients read them (client, section 7). */
export const CLIENT_STATUS_WORDS: Record<Language, Words> = {
  es: { ...SCREENS.es.statuses, ...SCREENS.es.clientStatuses },
  en: { ...SCREENS.en.statuses, ...SCREENS.en.clientStatuses },
}

type Quoted = { services: Readonly<Record<'COU' | 'PPE', { name: string }>> }
const servicesIn = (language: Language) => {
  const { COU, PPE } = read<Quoted>(language, 'quotations').services
  return { COU: COU.name, PPE: PPE.name }
}
/** What clients call what they ask a quote for. */
export const QUOTED_WORDS = { es: servicesIn('es'), en: servicesIn('en') } as const

/** How a package ended that was not handed over. */
export const OUTCOME_WORDS = { es: SCREENS.es.outcomes, en: SCREENS.en.outcomes } as const

export const PAPER_WORDS: Record<Language, Words<PaperName>> = { es: SCREENS.es.papers, en: SCREENS.en.papers }
/** As the name of a list, or of a column, of files. */
export const paperWord = (name: PaperName): Translated => ({ es: PAPER_WORDS.es[name], en: PAPER_WORDS.en[name] })

/** How IVA treats a line, in a word, where the general rate is so many percent; nothing of IVA itself. */
export const markOf =
  (language: Language) =>
  (treatment: Treatment | null, general: string): string =>
    treatment === 'general' ? general : treatment ? SCREENS[language].treatmentMarks[treatment] : ''

type SheetWords = Readonly<Record<string, Words>>
const SHEETS: Record<Language, SheetWords> = { es: read('es', 'sheets'), en: read('en', 'sheets') }

/** A group of words of lists' files (`sheets.json`). @throws where a language lacks it. */
export function sheetWords<Name extends string>(group: string): Record<Language, Words<Name>> {
  const inLanguage = (language: Language): Words<Name> => {
    const words = SHEETS[language][group]
    if (!words) throw new Error(`${language}/sheets.json has no ${group}`)
    return words
  }
  return { es: inLanguage('es'), en: inLanguage('en') }
}

const WORDS = sheetWords('words')

/** The name of a file or of a column. @throws where a language lacks it. */
export function sheetWord(key: string): Translated {
  const [es, en] = [WORDS.es[key], WORDS.en[key]]
  if (es === undefined || en === undefined) throw new Error(`sheets.json has no word ${key}`)
  return { es, en }
}
