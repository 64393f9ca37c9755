/** A trigger that is held reads the same label again. */
const SAME_READING_IN_MILLISECONDS = 1_500

/** Says whether a scan is the one before, read twice. */
export function repeatedScans() {
  let last = { text: '', at: Number.NEGATIVE_INFINITY }
  return (text: string, at: number): boolean => {
    const isRepeated = text === last.text && at - last.at < SAME_READING_IN_MILLISECONDS
    last = { text, at }
    return isRepeated
  }
}
