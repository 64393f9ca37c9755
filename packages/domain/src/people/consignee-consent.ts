import type { ConsentEvidence } from './vocabularies.ts'

/** How long the link waits for an answer, in days. Answered with yes, it withdraws for as long as the consent lasts. */
export const CONSENT_LINK_LIFETIME_IN_DAYS = 14
/** A person is asked so often by one client within so many days, and not again within a day by mail. */
export const CONSENT_REQUESTS = { most: 3, withinDays: 30, mailEveryHours: 24 } as const
/** Somebody who said no is left alone for so many days. */
export const CONSENT_REST_AFTER_NO_IN_DAYS = 30

export const CONSENT_STATES = ['notNeeded', 'notAsked', 'asked', 'lapsed', 'given', 'refused', 'withdrawn', 'unproven'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

export type ConsigneeConsent = {
  isConsignee: boolean
  /** Since when their own consent holds. */
  consentedAt: Date | null
  /** Until when a consent that the client ticked before there were texts still counts. */
  toleratedUntil: Date | null
  /** Their newest answer as this person; a tick of the client is none. */
  answer: { isGiven: boolean; evidence: ConsentEvidence; at: Date; isWithdrawal: boolean } | null
  /** The newest time that they were asked as this person. */
  request: { askedAt: Date; expiresAt: Date; isAnswered: boolean } | null
}

/** Where the consent of a person who is declared in a client's place is (trust, section 1). */
export function consentState(
  { isConsignee, consentedAt, answer, request, toleratedUntil }: ConsigneeConsent,
  at: Date,
): ConsentState {
  if (!isConsignee) return 'notNeeded'
  if (consentedAt) return 'given'
  const isWaiting = request && !request.isAnswered && (!answer || request.askedAt > answer.at)
  if (isWaiting && request.expiresAt > at) return 'asked'
  if (answer && !answer.isGiven && !isWaiting) return answer.isWithdrawal ? 'withdrawn' : 'refused'
  if (toleratedUntil && toleratedUntil > at) return 'unproven'
  return isWaiting ? 'lapsed' : 'notAsked'
}

const DAY_IN_MILLISECONDS = 86_400_000

/** What limits the next request: the times that this person was asked before, the newest first, and their newest no. */
export type EarlierRequests = { askedAt: readonly Date[]; lastMailedAt: Date | null; saidNoAt: Date | null }

/** From when this person may be asked again; null where they may be asked now. */
export function askAgainFrom({ askedAt, lastMailedAt, saidNoAt }: EarlierRequests, isMailed: boolean, at: Date): Date | null {
  const { most, withinDays, mailEveryHours } = CONSENT_REQUESTS
  const limiting = askedAt.toSorted((one, other) => other.getTime() - one.getTime())[most - 1]
  const ends = [
    limiting && after(limiting, withinDays),
    isMailed && lastMailedAt ? after(lastMailedAt, mailEveryHours / 24) : undefined,
    saidNoAt ? after(saidNoAt, CONSENT_REST_AFTER_NO_IN_DAYS) : undefined,
  ].filter((end) => end !== undefined)
  const latest = ends.toSorted((one, other) => other.getTime() - one.getTime())[0]
  return latest && latest > at ? latest : null
}

const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_IN_MILLISECONDS)
