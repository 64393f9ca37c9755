import { useState } from 'react'
import { type Boxes, filled, inWords, isSame } from './boxes.ts'
import type { WayParts } from './way-parts.tsx'
import { useOrderWays, type WayCalled } from './ways.queries.ts'

/** Boxes as they are moved by hand, with what the server says of them; until then they are those that were offered. */
export function useMovedBoxes(orderId: string, { parts: offered, price: offeredPrice }: WayCalled<'split'>) {
  const [boxes, setBoxes] = useState<Boxes>(() => offered.map(({ quantities }) => quantities))
  const wanted = filled(boxes)
  const isOffered = isSame(
    wanted,
    offered.map(({ quantities }) => quantities),
  )
  // All in one box is what the limit refuses: there is nothing to ask.
  const isOne = wanted.length < 2
  const asked = useOrderWays(orderId, null, { boxes: inWords(wanted), isAsked: !isOffered && !isOne })
  const answer = asked.data?.ways.find(({ way }) => way === 'split')
  const answered = answer?.way === 'split' ? { parts: inOrderOf(wanted, answer.parts), price: answer.price } : null
  const found = isOffered ? { parts: offered, price: offeredPrice } : answered
  return { boxes, setBoxes, wanted, found: isOne ? null : found, isOne, error: isOffered || isOne ? null : asked.error }
}

/** The server names the heaviest first; here each stays where it is. Two of the same contents weigh and cost the same. */
const inOrderOf = (boxes: Boxes, parts: WayParts): WayParts =>
  boxes.flatMap((box) => parts.find(({ quantities }) => isSame([quantities], [box])) ?? [])
