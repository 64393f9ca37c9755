/** In E.164 a number has 8 to 15 digits; Ecuador's have 8 without the first zero, mobile ones 9. */
const POSSIBLE = /^\+(?!593)[1-9]\d{7,14}$/
const ECUADORIAN = /^(?:\+593|0)?(?:[2-7]\d{7}|9\d{8})$/
const MARKS = /[\s().-]/g

type Check = (given: string) => string | null

let exact: Check | null = null

/** The plans of all countries are 25 kB: loaded when a number is about to be typed. Without them the server says what is wrong. */
export const loadExactCheck = (): Promise<void> =>
  import('./phone-number.ts').then(
    ({ phoneNumber: loaded }) => {
      exact = loaded
    },
    () => undefined,
  )

/** What the contract's schemas ask in a browser (`imports` of package.json): forms then need not load the plans. */
export const phoneNumber: Check = (given) => (exact ?? possibleNumber)(given)

export function possibleNumber(given: string): string | null {
  const number = given.replaceAll(MARKS, '')
  return POSSIBLE.test(number) || ECUADORIAN.test(number) ? number : null
}
