import type { Endpoint, ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../db/db.ts'
import { retriedTransaction } from '../db/retried-transaction.ts'
import { whenMatching } from '../features/editable-records/when-matching.ts'
import { answerOnce } from '../features/idempotency/answer-once.ts'
import { repeatableRequest } from '../features/idempotency/repeatable-request.ts'
import type { KeptAnswer, PublishedAnswer } from './answer.ts'
import type { Conditions } from './conditions.ts'
import type { Parts } from './parts.ts'

type Call = { db: Db; parts: Parts; actor: Actor | null; query: unknown; files: readonly ReceivedFile[] } & Record<
  'params' | 'body',
  unknown
>

/** A call that is to be done once, or only to what was read: from that check to the answer that is kept it is one transaction. */
export function callConditionally<C extends Call>(
  endpoint: Endpoint,
  { key, match }: Conditions,
  call: C,
  perform: (call: C) => Promise<PublishedAnswer>,
): Promise<KeptAnswer> {
  const { method, edits: kind } = endpoint
  const { actor, query, body, files } = call
  const asked = { method, path: pathOf(endpoint, call), query, body, files }
  const request = key === null ? null : repeatableRequest(key, actor, asked)
  return retriedTransaction(call.db, async (db) => {
    const answer = async () => {
      const work = () => perform({ ...call, db, parts: { ...call.parts, db } })
      if (match === null || !kind) return work()
      if (!actor) throw new DomainError('notSignedIn')
      return whenMatching({ db, outsideDb: call.parts.outsideDb }, actor, { kind, id: editedId(call, actor), match }, work)
    }
    return request ? answerOnce(db, request, answer) : { ...(await answer()), isReplayed: false }
  })
}

type Values = Readonly<Record<string, unknown>> | undefined

const pathOf = ({ path }: Endpoint, { params }: Call): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String((params as Values)?.[name])))

/** The record that the call edits: it names it, or it is the caller's own account. */
const editedId = ({ params, body }: Call, actor: Actor): string =>
  String((params as Values)?.id ?? (body as Values)?.orderId ?? actor.userId)
