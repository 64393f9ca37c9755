/** What a proof has to say of a promise: the figures that were seen, and what broke it, if anything did. */
export type Proof = { promise: string; figures: string; isKept: boolean; broken?: readonly string[] }

const MOST_SHOWN = 5

/** Says it as soon as it is known. */
export function tell(proof: Proof): Proof {
  const { promise, figures, isKept, broken = [] } = proof
  console.log(`${isKept ? 'kept  ' : 'BROKEN'}  ${promise}\n        ${figures}`)
  for (const how of broken.slice(0, MOST_SHOWN)) console.error(`        ${how}`)
  if (broken.length > MOST_SHOWN) console.error(`        and ${broken.length - MOST_SHOWN} more`)
  return proof
}

/** Prints a table as docs/quality.md keeps it. @returns the exit status: 1 when a promise is broken. */
export function printProofs(proofs: readonly Proof[]): number {
  console.log('\n| promise | figures | kept |\n|---|---|---|')
  for (const { promise, figures, isKept } of proofs) console.log(`| ${promise} | ${figures} | ${isKept ? 'yes' : 'NO'} |`)
  return proofs.length > 0 && proofs.every(({ isKept }) => isKept) ? 0 : 1
}
