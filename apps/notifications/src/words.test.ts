import type { NotificationKind } from '@app/contract/notifications.contract'
import { NOTIFICATION_KINDS } from '@app/contract/notifications.contract'
import { describe, expect, test } from 'vitest'
import { sentenceParts, WORDS } from './words.ts'

describe('the sentences', () => {
  test.each(NOTIFICATION_KINDS)('of %s name the package once, in both languages', (kind) => {
    expect(WORDS.es.sentences[kind].split('{code}')).toHaveLength(2)
    expect(WORDS.en.sentences[kind].split('{code}')).toHaveLength(2)
  })

  test('say something even of a kind that is newer than this component', () => {
    expect(sentenceParts('cameLater' as NotificationKind, 'es')).toEqual(['Hay una novedad de ', '.'])
    expect(sentenceParts('cameLater' as NotificationKind, 'en')).toEqual(['There is news of ', '.'])
  })
})
