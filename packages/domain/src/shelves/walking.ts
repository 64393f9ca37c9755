// In which order a warehouse is walked to fetch what goes together.

/** What is fetched, and on which shelves it lies: none where nobody said. */
type Fetched = { shelves: readonly { walkingOrder: number }[] }

/** By the first shelf that is walked past; what lies on none comes last. Otherwise they stay in their order. */
export const inWalkingOrder = <One extends Fetched>(fetched: readonly One[]): One[] =>
  fetched.toSorted((one, other) => firstShelfOf(one) - firstShelfOf(other))

/** Beyond every shelf where there is none. */
const firstShelfOf = ({ shelves }: Fetched): number =>
  Math.min(Number.MAX_SAFE_INTEGER, ...shelves.map(({ walkingOrder }) => walkingOrder))
