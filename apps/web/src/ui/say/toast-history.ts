// Every notice of this session, to read again; kept in this tab, sealed, through reloads, gone when the person leaves.
import { useSyncExternalStore } from 'react'
import { MESSAGES, readSealed, writeSealed } from '../../session/sealed/sealed-values.ts'

export type Message = { id: number; tone: 'success' | 'error'; text: string; at: string }

const MOST_KEPT = 50

let person: string | null = null
let messages: readonly Message[] = []
const listeners = new Set<() => void>()

function become(next: readonly Message[]): void {
  messages = next.slice(0, MOST_KEPT)
  writeSealed(MESSAGES, person === null ? null : { person, messages })
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
  const stored = readSealed(MESSAGES, isStored)
  return stored?.person === reader ? stored.messages : []
}

const isStored = (value: unknown): value is { person: string; messages: Message[] } =>
  typeof value === 'object' && value !== null && 'person' in value && 'messages' in value && Array.isArray(value.messages)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentMessages = (): readonly Message[] => messages

export const useMessages = (): readonly Message[] => useSyncExternalStore(subscribe, currentMessages)
