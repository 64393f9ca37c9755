import { describe, expect, test } from 'vitest'
import { askAgainFrom, type ConsentState, type ConsigneeConsent, consentState } from './consignee-consent.ts'

const NOW = new Date('2026-11-25T15:00:00Z')
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const NOTHING: ConsigneeConsent = { isConsignee: true, consentedAt: null, toleratedUntil: null, answer: null, request: null }
const asked = (changes = {}) => ({ askedAt: day(-1), expiresAt: day(13), isAnswered: false, ...changes })
const no = (changes = {}) => ({ isGiven: false, evidence: 'link' as const, at: day(-2), isWithdrawal: false, ...changes })

describe('the consent of somebody who is declared in a client’s place', () => {
  test.each<[ConsentState, Partial<ConsigneeConsent>]>([
    ['notNeeded', { isConsignee: false, consentedAt: NOW }],
    ['notAsked', {}],
    ['asked', { request: asked() }],
    ['lapsed', { request: asked({ expiresAt: day(-0.5) }) }],
    ['given', { consentedAt: day(-3), request: asked({ isAnswered: true }) }],
    ['refused', { answer: no(), request: asked({ askedAt: day(-3), isAnswered: true }) }],
    ['withdrawn', { answer: no({ isWithdrawal: true }) }],
    ['asked', { answer: no(), request: asked() }],
    ['unproven', { toleratedUntil: day(1) }],
    ['notAsked', { toleratedUntil: day(-1) }],
    ['asked', { toleratedUntil: day(1), request: asked() }],
    ['unproven', { toleratedUntil: day(1), request: asked({ expiresAt: day(-0.5) }) }],
  ])('is %s', (state, changes) => {
    expect(consentState({ ...NOTHING, ...changes }, NOW)).toBe(state)
  })
})

describe('somebody may be asked again', () => {
  const never = { askedAt: [], lastMailedAt: null, saidNoAt: null }
  test.each([
    ['at once, who never was', never, true, null],
    ['a day after a mail', { ...never, askedAt: [day(-0.5)], lastMailedAt: day(-0.5) }, true, day(0.5)],
    ['at once by a link that the client passes on', { ...never, askedAt: [day(-0.5)], lastMailedAt: day(-0.5) }, false, null],
    ['30 days after the third time before', { ...never, askedAt: [day(-2), day(-9), day(-20)] }, false, day(10)],
    ['of four times, after the third last', { ...never, askedAt: [day(-1), day(-2), day(-9), day(-29)] }, false, day(21)],
    ['30 days after a no', { ...never, saidNoAt: day(-10) }, false, day(20)],
    ['at once, long after all that', { askedAt: [day(-90)], lastMailedAt: day(-90), saidNoAt: day(-31) }, true, null],
  ])('%s', (_when, earlier, isMailed, from) => {
    expect(askAgainFrom(earlier, isMailed, NOW)).toEqual(from)
  })
})
