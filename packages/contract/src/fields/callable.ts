// An endpoint as its callers need it: what is sent, and nothing of the schemas. Made of the contract by `npm run endpoints`.
import type { Endpoint } from '../endpoint.ts'
import type { ListEndpoint } from './list.ts'
import type { ListRange } from './list-ranges.ts'

/** What of an endpoint decides how a call of it is sent. */
export const CALLABLE_PARTS = ['method', 'path', 'multipart', 'edits', 'keepsNoAnswer', 'duties'] as const
type CallablePart = (typeof CALLABLE_PARTS)[number]

/** Any endpoint, as it is called. `response` is there where the answer is not JSON, `range` where it is a list. */
export type Callable = Pick<Endpoint, CallablePart> & { response?: 'file' | 'stream'; range?: ListRange }

/** One endpoint, as it is called. `describedBy` is for the compiler alone, which infers from it what is sent and answered. */
export type CallableOf<E extends Endpoint> = Callable &
  Pick<E, CallablePart & keyof E> &
  (E['response'] extends 'file' | 'stream' ? Pick<E, 'response'> : unknown) &
  (E extends ListEndpoint ? { range: ListRange } : unknown) & { readonly describedBy?: E }

/** The endpoint itself, or the one behind what is called. */
export type Described<C extends Endpoint | Callable> = C extends Endpoint
  ? C
  : C extends { readonly describedBy?: infer E }
    ? Extract<E, Endpoint>
    : never
