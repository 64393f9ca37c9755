import { forgetMessages, rememberMessage } from './toast-history.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  text: string
  lastsInMilliseconds: number
  undo?: () => void
  /** Where what is open instead is found. */
  leadsTo?: string
}

/** Specification, section 2. */
const DEFAULT_IN_MILLISECONDS = 3_000
/** Long enough to read what happened and change one's mind. */
const UNDO_IN_MILLISECONDS = 8_000
const MOST_AT_ONCE = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

export const currentToasts = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function show(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  rememberMessage({ tone: toast.tone, text: toast.text })
  const same = (other: Toast) => other.tone === toast.tone && other.text === toast.text
  become([...toasts.filter((other) => !same(other)), { ...toast, id: lastId }].slice(-MOST_AT_ONCE))
}

export const showSuccess = (text: string): void => show({ tone: 'success', text, lastsInMilliseconds: DEFAULT_IN_MILLISECONDS })
/** It stays in the history of messages. One that leads somewhere stays as long as one that can be undone. */
export const showError = (text: string, leadsTo?: string | null): void =>
  show({
    tone: 'error',
    text,
    lastsInMilliseconds: leadsTo ? UNDO_IN_MILLISECONDS : DEFAULT_IN_MILLISECONDS,
    ...(leadsTo && { leadsTo }),
  })
export const showUndo = (text: string, undo: () => void): void =>
  show({ tone: 'success', text, lastsInMilliseconds: UNDO_IN_MILLISECONDS, undo })

export const dismissToast = (id: number): void => become(toasts.filter((toast) => toast.id !== id))

/** For the next person nothing was said yet. */
export function forgetToasts(): void {
  become([])
  forgetMessages()
}
