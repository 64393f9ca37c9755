// What goes along with every call behind the sign-in. The signed-out pages do without, so that they stay light.
import type { Callable } from '@app/contract/fields/callable'
import type { ApiError } from './api-error.ts'
import type { FilesOfCalls } from './files-of-calls.ts'

export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type Asked = { endpoint: Callable; parts: Parts }
/** What a call is sent with after the person was asked. */
export type OnceMore = { asked: Asked; version: number | null }
export type Controls = {
  signal?: AbortSignal | undefined
  onUploadProgress?: ((share: number) => void) | undefined
  /** While the person is asked something nobody waits for the server. */
  whileAsked?: <Given>(answer: Promise<Given>) => Promise<Given>
}

export type Companion = {
  /** When a call begins: how it can be given up, and what to say once it has ended. */
  begin: (asked: Asked, controls: Controls) => { controls: Controls; end: () => void; answered: (answer: unknown) => void }
  /** The version that an edit is made on: what the person had in front of them. */
  versionFor: (asked: Asked) => number | null
  /** The person's answer to a refusal, such as another actor's change: the call to send once more; null where it stays refused. */
  onceMoreAfter: (asked: Asked, refusal: ApiError, onlyAsSeen?: boolean) => Promise<OnceMore | null>
  files: FilesOfCalls
  /** Whether the server was heard. */
  reached: (isReached: boolean) => void
}

let companion: Companion | null = null
export const currentCompanion = (): Companion | null => companion
export const accompanyCalls = (next: Companion): void => {
  companion = next
}
