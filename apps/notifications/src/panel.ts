import { newsInWords } from '@app/contract/news/notification-sentences'
import type { ComponentMessage, Older, ShowMessage } from '@app/contract/news/remote-notifications'
import type { Notification } from '@app/contract/notifications.contract'
import { drawing, element } from './element.ts'
import { ICONS } from './icons.ts'
import { lookOf } from './looks.ts'
import { exactTime, timeAgo } from './time-ago.ts'
import { WORDS } from './words.ts'

type Say = (message: ComponentMessage) => void
type Language = ShowMessage['language']

/** Draws everything anew; whoever was on a notification, or had scrolled, stays there. */
export function showPanel({ items, older, language }: ShowMessage, say: Say): void {
  const focused = document.activeElement?.id
  const scrolled = document.querySelector('ul')?.scrollTop ?? 0
  const list = items.length > 0 ? listOf(items, older, language, say) : emptyState(language)
  document.title = WORDS[language].title
  // The page around it has a main part of its own.
  const label = { 'aria-label': WORDS[language].title }
  document.body.replaceChildren(element('main', label, heading(items, language, say), list, footer(language, say)))
  list.scrollTop = scrolled
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

/** "5 minutes ago" ages; nothing else of the list moves. */
export function ageTimes(language: Language): void {
  const now = new Date()
  for (const time of document.querySelectorAll('time')) time.textContent = timeAgo(time.dateTime, now, language)
}

function heading(items: readonly Notification[], language: Language, say: Say): HTMLElement {
  const { title, readAll } = WORDS[language]
  const header = element('header', {}, element('h1', {}, title))
  if (items.some(({ readAt }) => readAt === null)) header.append(plainButton('read-all', readAll, () => say({ type: 'readAll' })))
  return header
}

function footer(language: Language, say: Say): HTMLElement {
  const choose = () => say({ type: 'preferences' })
  return element('footer', {}, plainButton('preferences', WORDS[language].preferences, choose))
}

function plainButton(id: string, text: string, onClick: () => void): HTMLElement {
  const button = element('button', { type: 'button', id, class: 'plain' }, text)
  button.addEventListener('click', onClick)
  return button
}

function listOf(items: readonly Notification[], older: Older, language: Language, say: Say): HTMLElement {
  const now = new Date()
  const entries = items.map((item) => element('li', {}, entry(item, language, now, say)))
  // WebKit takes a list without bullets for no list.
  return element('ul', { role: 'list' }, ...entries, ...(older === 'none' ? [] : [olderEntry(older, language, say)]))
}

function olderEntry(older: Older, language: Language, say: Say): HTMLElement {
  const words = WORDS[language]
  const isLoading = older === 'loading'
  const text = { none: '', waiting: words.older, loading: words.loading, failed: words.olderAgain }[older]
  const button = plainButton('older', text, () => say({ type: 'older' }))
  // Not disabled: it would lose the focus of whoever pressed it.
  if (isLoading) button.setAttribute('aria-disabled', 'true')
  const problem = older === 'failed' ? [element('p', { role: 'alert' }, words.olderFailed)] : []
  return element('li', { class: 'older' }, ...problem, button)
}

function entry({ id, kind, payload, location, createdAt, readAt }: Notification, language: Language, now: Date, say: Say) {
  const { tone, icon } = lookOf(kind)
  const { before, what, after } = newsInWords({ kind, payload }, language)
  const isUnread = readAt === null
  const button = element(
    'button',
    { type: 'button', id: `notification-${id}`, class: isUnread ? 'entry unread' : 'entry' },
    element('span', { class: `mark ${tone}` }, drawing(icon)),
    element(
      'span',
      { class: 'text' },
      ...(isUnread ? [element('span', { class: 'visually-hidden' }, `${WORDS[language].unread}. `)] : []),
      element('span', {}, before, element('strong', {}, what), after),
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
