// An endpoint is described once. The server serves it, the web and the tests call it.
import type { Budget, Duties, Role } from '@app/domain'
import type { z } from 'zod'
import type { Callable, Described } from './fields/callable.ts'

/** Records that several people may edit: their answers carry an `ETag`, and the calls that edit them honour `If-Match`. */
export type EditableRecord =
  | 'order'
  | 'bundle'
  | 'manifest'
  | 'bill'
  | 'purchase'
  | 'dropshipping'
  | 'user'
  | 'authorizedName'
  | 'charge'
  | 'tariff'
  | 'incident'
  | 'savedView'
  | 'company'
  | 'fiscalSettings'

export type Guard = 'sensitive' | 'ordinary'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** What it does, in one plain sentence: its line in the published description. */
  summary?: string
  /** What else a caller should know, in sentences. */
  description?: string
  /** Who may call it. `anyone` needs no session. Whose records they reach is the repository's scope. */
  roles: readonly Role[] | 'anyone'
  /**
   * Which duties an administrator needs one of; owners may call everything, the others are 403 `permissionMissing`. Every call that writes
   * says them. A call without them only reads, and is open to all.
   */
  duties?: Duties
  /**
   * `sensitive` asks for a sign-in, or another proof of who is there, of the last 30 minutes: else 403 `reauthenticationNeeded`.
   * Every call that writes says which it is.
   */
  guard?: Guard
  /** What it uses up beside one call of the person's budget (429 `tooManyRequests`). */
  budget?: Extract<Budget, 'exportsPerHour' | 'quotationsPerDay' | 'messagesPerHour'>
  /** Of a list of people: nobody takes them along as a file without showing who they are. */
  exportGuard?: 'sensitive'
  /** Answers staff who must first turn the second step on; every other call is 403 `secondFactorRequired` to them. */
  isOpenBeforeEnrolling?: true
  /** Answers only who confirmed their email, or counts as having done so: else 403 `emailNotConfirmed`. */
  needsConfirmedEmail?: true
  params?: z.ZodType
  /** The parameters that it takes; any other is refused. */
  query?: z.ZodObject
  /** Answers whatever parameters come with it: for what asks on behalf of a machine. */
  takesAnyQuery?: true
  body?: z.ZodType
  /** Multipart: the body travels as the JSON part `data`; a file's part name says what it is (`invoice`, `photo-0`, …). */
  multipart?: true
  /** The files that may come with it: the name and content of each part. `{position}` and `{orderId}` are replaced by values. */
  fileParts?: Readonly<Record<string, string>>
  /** The one record that the call edits: `params.id`, else `body.orderId`, else the only one there is or one's own account. */
  edits?: EditableRecord
  /** Its answer is a secret that is not kept, so that a repeated call is done again. */
  keepsNoAnswer?: true
  /** `file` is a download with a content-disposition name, `stream` are server-sent events until one of both sides ends them. */
  response: z.ZodType | 'file' | 'stream'
  /** What it answers with 202 where a second administrator must say yes first. */
  waits?: z.ZodType
  /** What the events of a stream carry, by their names. */
  events?: Readonly<Record<string, z.ZodType>>
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** A file as it arrives in a multipart body; `field` is the part's name. Its bytes are read when they are needed, as few as are. */
export type ReceivedFile = {
  field: string
  name: string
  sizeInBytes: number
  sha256: string
  read: () => Promise<Uint8Array>
  readStart: (bytes: number) => Promise<Uint8Array>
  copyTo: (path: string) => Promise<void>
  /** From its beginning, in pieces. */
  stream: () => AsyncIterable<Uint8Array>
}

/** What a handler receives: parsed and typed. `files` is empty unless the endpoint is multipart. */
export type Received<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  files: readonly ReceivedFile[]
}

type Parts<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Given<E[Part]>
}
/** What a caller sends: only the parts that the endpoint has. */
export type Sent<E extends Endpoint | Callable> = Parts<Described<E>>

/** A download: `name` is the suggested file name. */
export type Download = { name: string; contentType: string; content: Uint8Array }

/** Server-sent events as they are written, piece by piece. */
export type EventStream = AsyncIterable<string>

type Answered<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']> | (E['waits'] extends z.ZodType ? z.output<E['waits']> : never)
  : E['response'] extends 'stream'
    ? EventStream
    : Download
export type Answer<E extends Endpoint | Callable> = Answered<Described<E>>

type Guarded<E extends Endpoint> = E['method'] extends 'GET' ? unknown : { guard: Guard } & OfDuties<E['roles']>
type OfDuties<Roles> = Roles extends readonly (infer Named)[]
  ? 'administrator' extends Named
    ? { duties: Duties }
    : unknown
  : unknown

export const endpoint = <const E extends Endpoint>(definition: E & Guarded<E>): E => definition
