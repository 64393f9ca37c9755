// While a scanner is tried out, what it reads is looked up nowhere.
const holders = new Set<symbol>()

/** Answers what lets go. */
export function holdScanner(): () => void {
  const holder = Symbol('holder')
  holders.add(holder)
  return () => holders.delete(holder)
}

export const isScannerHeld = (): boolean => holders.size > 0
