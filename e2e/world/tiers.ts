// When a browser test runs. Untagged: with `npm test`, for a person who waits.
/** With `npm run test:long`, before a merge. */
export const LONG = { tag: '@long' }
/** With `npm run test:all`. */
export const FULL = { tag: '@full' }
