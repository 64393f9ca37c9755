import { describe, expect, test } from 'vitest'
import type { NotificationKind, NotificationPayload } from '../notifications.contract.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import { NOTIFICATION_SENTENCES, newsInWords } from './notification-sentences.ts'

const payload: NotificationPayload = { orderCode: 'ORD-7', from: null, to: 'sended', note: '' }
const headphones = { kind: 'thing', name: 'Audífonos', more: 2 } as const

describe('the sentences', () => {
  test.each(NOTIFICATION_KINDS)('of %s name what it is about once, in both languages', (kind) => {
    expect(NOTIFICATION_SENTENCES.es[kind].split('{what}')).toHaveLength(2)
    expect(NOTIFICATION_SENTENCES.en[kind].split('{what}')).toHaveLength(2)
    expect(
      NOTIFICATION_SENTENCES.es[kind].replace('{what}', '') + NOTIFICATION_SENTENCES.en[kind].replace('{what}', ''),
    ).not.toMatch(/[{}]/)
  })

  test('name the things in the language of the reader, and the code where there are none', () => {
    const of = (language: 'es' | 'en', changed: Partial<NotificationPayload> = {}) => {
      const { before, what, after } = newsInWords({ kind: 'orderShipped', payload: { ...payload, ...changed } }, language)
      return before + what + after
    }
    const things = { titles: [headphones], count: 1 }
    expect(of('es', { things })).toBe('Audífonos y 2 más: salió de Miami hacia Quito.')
    expect(of('en', { things })).toBe('Audífonos and 2 more: left Miami for Quito.')
    expect(of('es')).toBe('ORD-7: salió de Miami hacia Quito.')
  })

  test('say something even of a kind that is newer than this component', () => {
    const news = { kind: 'cameLater' as NotificationKind, payload }
    expect(newsInWords(news, 'es')).toEqual({ before: 'Hay una novedad de ', what: 'ORD-7', after: '.' })
    expect(newsInWords(news, 'en')).toEqual({ before: 'There is news of ', what: 'ORD-7', after: '.' })
  })
})
