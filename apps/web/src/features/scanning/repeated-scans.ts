/** A trigger that is held reads the same label again. */
const SAME_READING_IN_MILLISECONDS = 1_500

/** Says whether a scan is the one before, read twice. */
export function repeatedScans() {
  const nothing = { text: '', at: Number.NEGATIVE_INFINITY }
  let last = nothing
  const isRepeated = (text: string, at: number): boolean => {
    const isSame = text === last.text && at - last.at < SAME_READING_IN_MILLISECONDS
    last = { text, at }
    return isSame
  }
  /** Whoever typed in between has let go of the trigger: the same label is meant again. */
  const forget = () => {
    last = nothing
  }
  return { isRepeated, forget }
}
