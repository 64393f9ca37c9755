// Lines of banks and receipts of clients that wait, in one order.
import { businessDay, type PlacedProof, placeProofs } from '@app/domain'
import type { PendingProof } from '../../payment-proof-records/pending-references.repository.ts'
import { type MatchedLine, wordsOf } from './match-open-lines.ts'

type WaitingLine = MatchedLine & { kind: 'line' }
export type WaitingProof = { kind: 'proof'; proof: PendingProof; place: PlacedProof }
export type Waiting = WaitingLine | WaitingProof

type Wanted = { accountId?: string | undefined; isReady?: boolean | undefined }

/**
 * What is ready first, then the oldest, each line with the receipts of its money right behind it. Other receipts stand among the lines by
 * the day on which they were sent; they are of no account, and ready is only a line.
 */
export function inOneList(
  lines: readonly MatchedLine[],
  all: readonly MatchedLine[],
  proofs: readonly PendingProof[],
  { accountId, isReady }: Wanted,
): Waiting[] {
  const ready = lines.filter(({ match }) => match.ready !== null)
  if (isReady) return ready.map(asWaiting)
  const places = placeProofs(
    proofs,
    all.map(({ line }) => wordsOf(line)),
  )
  const waiting = proofs.flatMap((proof, index): WaitingProof[] => {
    const place = places[index]
    return place ? [{ kind: 'proof', proof, place }] : []
  })
  const ofLine = Map.groupBy(waiting, ({ place }) => place.lineId)
  const withProofs = (line: MatchedLine): Waiting[] => [asWaiting(line), ...(ofLine.get(line.line.id) ?? [])]
  const unready = lines.filter(({ match }) => match.ready === null).map(withProofs)
  const alone = accountId === undefined ? (ofLine.get(null) ?? []).map((proof): Waiting[] => [proof]) : []
  return [...ready.map(withProofs), ...oldestFirst([...unready, ...alone])].flat()
}

const asWaiting = (line: MatchedLine): WaitingLine => ({ kind: 'line', ...line })

/** Each stands where its first does; those of one day as they came. */
const oldestFirst = (groups: readonly Waiting[][]): Waiting[][] =>
  groups.toSorted(([one], [other]) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0))

function dayOf(one: Waiting | undefined): string {
  if (!one) return ''
  return one.kind === 'line' ? one.line.day : businessDay(one.proof.createdAt)
}
