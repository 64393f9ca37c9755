import type { Notification } from '@app/contract/notifications.contract'
import type { ComponentMessage, ShowMessage } from '@app/contract/remote-notifications'
import { drawing, element } from './element.ts'
import { ICONS } from './icons.ts'
import { lookOf } from './looks.ts'
import { exactTime, timeAgo } from './time-ago.ts'
import { sentenceParts, WORDS } from './words.ts'

type Say = (message: ComponentMessage) => void
type Language = ShowMessage['language']

/** Draws everything anew; whoever was on a notification, or had scrolled, stays there. */
export function showPanel({ items, language }: ShowMessage, say: Say): void {
  const focused = document.activeElement?.id
  const scrolled = document.querySelector('ul')?.scrollTop ?? 0
  const list = items.length > 0 ? listOf(items, language, say) : emptyState(language)
  document.title = WORDS[language].title
  document.body.replaceChildren(element('main', {}, heading(items, language, say), list))
  list.scrollTop = scrolled
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

function heading(items: readonly Notification[], language: Language, say: Say): HTMLElement {
  const { title, readAll } = WORDS[language]
  const header = element('header', {}, element('h1', {}, title))
  if (items.every(({ readAt }) => readAt !== null)) return header
  const button = element('button', { type: 'button', id: 'read-all', class: 'read-all' }, readAll)
  button.addEventListener('click', () => say({ type: 'readAll' }))
  header.append(button)
  return header
}

function listOf(items: readonly Notification[], language: Language, say: Say): HTMLElement {
  const now = new Date()
  // WebKit takes a list without bullets for no list.
  return element('ul', { role: 'list' }, ...items.map((item) => element('li', {}, entry(item, language, now, say))))
}

function entry({ id, kind, payload, location, createdAt, readAt }: Notification, language: Language, now: Date, say: Say) {
  const { tone, icon } = lookOf(kind)
  const [before, after] = sentenceParts(kind, language)
  const isUnread = readAt === null
  const button = element(
    'button',
    { type: 'button', id: `notification-${id}`, class: isUnread ? 'entry unread' : 'entry' },
    element('span', { class: `mark ${tone}` }, drawing(icon)),
    element(
      'span',
      { class: 'text' },
      ...(isUnread ? [element('span', { class: 'visually-hidden' }, `${WORDS[language].unread}. `)] : []),
      element('span', {}, before, element('strong', {}, payload.orderCode), after),
      ...(payload.note ? [element('span', { class: 'note' }, payload.note)] : []),
      element('time', { datetime: createdAt, title: exactTime(createdAt, language) }, timeAgo(createdAt, now, language)),
    ),
    element('span', { class: 'dot' }),
  )
  button.addEventListener('click', () => say({ type: 'open', id, location }))
  return button
}

function emptyState(language: Language): HTMLElement {
  const { emptyTitle, emptySentence } = WORDS[language]
  return element(
    'div',
    { class: 'empty' },
    element('span', { class: 'mark neutral' }, drawing(ICONS.bell)),
    element('p', { class: 'empty-title' }, emptyTitle),
    element('p', {}, emptySentence),
  )
}
