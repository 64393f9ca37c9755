import { describe, expect, test } from 'vitest'
import { abandonmentOf, type Lying, noticeDue } from '../index.ts'

// 90 days after 2 January are over on 2 April: 30 days before is 3 March, 7 days before 26 March.
const LYING: Lying = { since: '2026-01-02', firstNoticeOn: null, lastNoticeOn: null, hasClient: true }
const FIRST = { ...LYING, firstNoticeOn: '2026-03-03' }
const BOTH = { ...FIRST, lastNoticeOn: '2026-03-26' }

describe('the notices of a package that nobody fetches', () => {
  test.each([
    ['none too early', LYING, '2026-03-02', null],
    ['the first 30 days before', LYING, '2026-03-03', 'first'],
    ['once', FIRST, '2026-03-04', null],
    ['the last 7 days before', FIRST, '2026-03-26', 'last'],
    ['once', BOTH, '2026-03-27', null],
    ['the first of one that lay for long, late', LYING, '2026-06-01', 'first'],
    ['and its last 23 days later, not at once', { ...LYING, firstNoticeOn: '2026-06-01' }, '2026-06-23', null],
    ['but then', { ...LYING, firstNoticeOn: '2026-06-01' }, '2026-06-24', 'last'],
    ['of another warehouse count no more', { ...BOTH, since: '2026-05-01' }, '2026-06-30', 'first'],
    ['nobody is told of one without client', { ...LYING, hasClient: false }, '2026-06-01', null],
  ] as const)('%s', (_what, lying, today, expected) => {
    expect(noticeDue(lying, 90, today)).toBe(expected)
  })
})

describe('it may be given up', () => {
  test.each([
    ['once the days are over and both notices went', BOTH, '2026-04-02', '2026-04-02', true],
    ['not a day before', BOTH, '2026-04-01', '2026-04-02', false],
    ['not without the last notice', FIRST, '2026-04-10', '2026-04-02', false],
    ['not without any, however long it lies', LYING, '2026-06-01', '2026-07-01', false],
    ['a week after a last notice that went late', { ...FIRST, lastNoticeOn: '2026-03-30' }, '2026-04-05', '2026-04-06', false],
    ['without client, once the days are over', { ...LYING, hasClient: false }, '2026-04-02', '2026-04-02', true],
  ] as const)('%s', (_what, lying, today, from, isDue) => {
    expect(abandonmentOf(lying, 90, today)).toMatchObject({ from, isDue })
  })
})
