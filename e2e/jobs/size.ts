// How much there is of each job: all of it, as the office has it, or about a tenth, for who waits for the tests.
const WHOLE = { received: 10, values: 82, bundled: 10, bundles: 1_000, weighed: 21, billed: 214, transfers: 400, earnings: 100 }
/** Still more bundles than a page has, and every kind of transfer. */
const TENTH: typeof WHOLE = {
  received: 3,
  values: 8,
  bundled: 10,
  bundles: 110,
  weighed: 3,
  billed: 22,
  transfers: 40,
  earnings: 10,
}

export const SIZE = process.env.JOBS_SIZE === 'whole' ? WHOLE : TENTH
