// Edits as two people make them: with the version that each has read.
import type { Endpoint } from '@app/contract'
import { type Person, signedInAs } from './world.ts'

export type Sent = { params?: { id: string }; body?: object }
type Editor = { who: Person | 'administrator'; endpoint: Endpoint }
export type Edited = { http: number; etag: string | null; code?: string; version?: number; details?: Record<string, unknown> }

export const ifMatch = (value: string) => ({ 'if-match': value })

/** `http` is the answer's status, beside what it says of the record or of the refusal. */
export async function edit({ who, endpoint }: Editor, sent: Sent, headers: Record<string, string> = {}): Promise<Edited> {
  const response = await signedInAs(who).send(endpoint, { ...sent, headers } as never)
  const answer = (await response.json()) as Partial<Edited>
  return { ...answer, http: response.status, etag: response.headers.get('etag') }
}
