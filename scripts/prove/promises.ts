// What a proof has to say: one line for each promise, with the figures that were seen.
export type Proof = { promise: string; figures: string; isKept: boolean }

/** Prints a table as it is kept in docs/quality.md. */
export function printProofs(proofs: readonly Proof[]): void {
  console.log('\n| promise | figures | kept |\n|---|---|---|')
  for (const { promise, figures, isKept } of proofs) console.log(`| ${promise} | ${figures} | ${isKept ? 'yes' : 'NO'} |`)
}

export const areKept = (proofs: readonly Proof[]): boolean => proofs.every(({ isKept }) => isKept)
