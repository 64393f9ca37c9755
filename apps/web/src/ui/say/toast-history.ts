// Every notice of this session, to read again; kept in this tab through reloads, gone when the person leaves.
import { useSyncExternalStore } from 'react'

export type Message = { id: number; tone: 'success' | 'error'; text: string; at: string }

const KEY = 'messages'
const MOST_KEPT = 50

let person: string | null = null
let messages: readonly Message[] = []
const listeners = new Set<() => void>()

function become(next: readonly Message[]): void {
  messages = next.slice(0, MOST_KEPT)
  try {
    if (person === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ person, messages }))
  } catch {
    // They live on in memory until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Nobody reads what was said to somebody else. */
export function openMessages(reader: string): void {
  person = reader
  become(storedMessages(reader))
}

export function forgetMessages(): void {
  person = null
  become([])
}

export const clearMessages = (): void => become([])

export const rememberMessage = (message: Omit<Message, 'id' | 'at'>): void =>
  become([{ ...message, id: (messages[0]?.id ?? 0) + 1, at: new Date().toISOString() }, ...messages])

function storedMessages(reader: string): readonly Message[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isStored(stored) && stored.person === reader ? stored.messages : []
  } catch {
    return []
  }
}

const isStored = (value: unknown): value is { person: string; messages: Message[] } =>
  typeof value === 'object' && value !== null && 'person' in value && 'messages' in value && Array.isArray(value.messages)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentMessages = (): readonly Message[] => messages

export const useMessages = (): readonly Message[] => useSyncExternalStore(subscribe, currentMessages)
