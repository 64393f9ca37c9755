// What follows from one call to the SRI: a decision without a clock, a database or a network (fiscal, section 5).
import { businessDay } from '../rules/dates.ts'
import { effectOfRefusal, type FiscalMessage, type FiscalTrouble } from './fiscal-messages.ts'
import { type FiscalProgress, isSilent, pauseAfter, startedAt } from './fiscal-progress.ts'

/** Sending a document, or asking what became of a key. */
export const FISCAL_CALLS = ['send', 'ask'] as const
export type FiscalCall = (typeof FISCAL_CALLS)[number]

/**
 * `unclear`: no answer that counts (time-out, reset, HTML, 5xx, fault, redirect, too large, another key's). `received` and `givenBack` answer a
 * sending; `unknown`, `inProcess`, `notAuthorised` and `authorised` a question.
 */
export type FiscalAnswer =
  | { outcome: 'unclear' | 'unknown' }
  | { outcome: 'received' | 'givenBack' | 'inProcess' | 'notAuthorised' | 'authorised'; messages: readonly FiscalMessage[] }
export type FiscalOutcome = FiscalAnswer['outcome']

/** A document whose number is taken and that the SRI has not authorised. */
export type FiscalUnderWay = {
  status: 'signed' | 'received'
  accessKey: string
  /** Keys that the same document had before, the oldest first. */
  formerKeys: readonly string[]
  progress: FiscalProgress
}

export type FiscalDecision = {
  /** A row of the lifecycle, or none: only the progress is written. */
  action: 'receive' | 'authorise' | 'giveBack' | 'sendAgain' | 'redate' | null
  progress: FiscalProgress
  /** Until the next call; none where nothing more follows by itself. */
  waitInSeconds: number | null
  trouble: FiscalTrouble | null
}

/** A document is sent again only if its key was unknown for so long. */
const UNKNOWN_FOR_SECONDS = 60

/** The key that the next question is about. */
export const keyToAsk = ({ accessKey, progress }: Pick<FiscalUnderWay, 'accessKey' | 'progress'>): string =>
  progress.checking?.keys[0] ?? accessKey

/** What the answer to a document's next call leads to. */
export function afterCall(document: FiscalUnderWay, answer: FiscalAnswer, at: Date): FiscalDecision {
  if (answer.outcome === 'unclear') return later(document, at, { next: 'ask' })
  if (document.progress.next === 'send') return afterSending(document, answer, at)
  return document.progress.checking ? afterChecking(document, answer, at) : afterAsking(document, answer, at)
}

function afterSending(document: FiscalUnderWay, answer: FiscalAnswer, at: Date): FiscalDecision {
  if (answer.outcome === 'received') return received(document, at, { mayResend: true })
  // What answers another question than was asked says nothing.
  if (answer.outcome !== 'givenBack') return later(document, at, { next: 'ask' })
  const keys = [...document.formerKeys, document.accessKey]
  switch (effectOfRefusal(answer.messages)) {
    case 'wait':
      return received(document, at, { mayResend: false })
    case 'known':
      return received(document, at, { mayResend: true })
    case 'again':
      return later(document, at, { next: 'send' })
    case 'redate':
      if (document.progress.redatedOn === businessDay(at)) return givenBack(document, 'dateRefused')
      return soon({ ...document.progress, next: 'ask', checking: { keys, leadsTo: 'redate' } })
    case 'renumber':
      return soon({ ...document.progress, next: 'ask', checking: { keys, leadsTo: 'renumber' } })
    default:
      return givenBack(document)
  }
}

/** Before a key or a number is given up, each of its keys is asked about: one that is known stays the document's. */
function afterChecking(document: FiscalUnderWay, answer: FiscalAnswer, at: Date): FiscalDecision {
  const { progress } = document
  if (answer.outcome === 'authorised') return authorised(document)
  if (answer.outcome === 'notAuthorised') return givenBack(document)
  if (answer.outcome !== 'unknown' || !progress.checking) return later(document, at, { next: 'ask' })
  const keys = progress.checking.keys.slice(1)
  if (keys.length > 0) return soon({ ...progress, checking: { ...progress.checking, keys } })
  if (progress.checking.leadsTo === 'renumber') return givenBack(document, 'numberUsedElsewhere')
  const redated: FiscalProgress = { ...startedAt(at, 'send'), since: progress.since, redatedOn: businessDay(at) }
  return { action: 'redate', progress: redated, waitInSeconds: 0, trouble: null }
}

function afterAsking(document: FiscalUnderWay, answer: FiscalAnswer, at: Date): FiscalDecision {
  const { status, progress } = document
  switch (answer.outcome) {
    case 'authorised':
      return authorised(document)
    case 'unknown':
      return status === 'signed' ? later(document, at, { next: 'send' }) : afterUnknown(document, at)
    case 'notAuthorised': {
      const effect = effectOfRefusal(answer.messages)
      if (effect !== 'wait' && effect !== 'known') return givenBack(document)
      return stillWorking(document, at)
    }
    case 'inProcess':
      return stillWorking(document, at)
    default:
      return later({ ...document, progress: { ...progress } }, at, { next: 'ask' })
  }
}

/** The SRI has it, whatever it answered to the sending. */
const stillWorking = (document: FiscalUnderWay, at: Date): FiscalDecision =>
  document.status === 'signed' ? received(document, at, { mayResend: true }) : later(document, at, { unknownSince: null })

function afterUnknown(document: FiscalUnderWay, at: Date): FiscalDecision {
  const { progress } = document
  const unknownSince = progress.unknownSince ?? at.toISOString()
  const isLongUnknown = at.getTime() - Date.parse(unknownSince) >= UNKNOWN_FOR_SECONDS * 1_000
  if (!isLongUnknown || !progress.mayResend || isSilent(progress, at)) return later(document, at, { unknownSince })
  return {
    action: 'sendAgain',
    progress: { ...progress, next: 'send', tries: 0, unknownSince: null },
    waitInSeconds: 0,
    trouble: null,
  }
}

/** From then on its silence counts; a second reception goes on counting from the first. */
function received({ progress }: FiscalUnderWay, at: Date, { mayResend }: Pick<FiscalProgress, 'mayResend'>): FiscalDecision {
  const receivedAt = progress.receivedAt ?? at.toISOString()
  const fresh: FiscalProgress = { ...startedAt(at, 'ask'), receivedAt, redatedOn: progress.redatedOn, mayResend, tries: 1 }
  return { action: 'receive', progress: fresh, waitInSeconds: pauseAfter(0, fresh, at), trouble: null }
}

const authorised = ({ progress }: FiscalUnderWay): FiscalDecision => ({
  action: 'authorise',
  progress: { ...progress, unknownSince: null },
  waitInSeconds: null,
  trouble: null,
})

const givenBack = ({ progress }: FiscalUnderWay, trouble: FiscalTrouble | null = null): FiscalDecision => ({
  action: 'giveBack',
  progress: { ...progress, checking: null },
  waitInSeconds: null,
  trouble,
})

const soon = (progress: FiscalProgress): FiscalDecision => ({ action: null, progress, waitInSeconds: 0, trouble: null })

function later({ progress }: FiscalUnderWay, at: Date, changes: Partial<FiscalProgress>): FiscalDecision {
  const after = { ...progress, ...changes, tries: progress.tries + 1 }
  const trouble = isSilent(after, at) ? 'silentForADay' : null
  return { action: null, progress: after, waitInSeconds: pauseAfter(progress.tries, after, at), trouble }
}
