// Tells a person's keys from a scanner's, where no field takes them. Pure, so that tests can check it.

/** Scanners send sign after sign, the slowest after a stall of this length (features/scanning); a hand is slower from key to key. */
export const SCAN_PAUSE_IN_MILLISECONDS = 120

export type Pace = 'hand' | 'scan'

/**
 * Says of each key whether it belongs to a scan. The first key of one says so only by what follows: acts wait for the pause.
 * All keys of a scan go to one target: whoever moves the focus between two keys is a person.
 */
export function keyPace(): (key: string, atInMilliseconds: number, target: EventTarget | null) => Pace {
  let last = { key: '', at: Number.NEGATIVE_INFINITY, pace: 'hand' as Pace, target: null as EventTarget | null }
  return (key, at, target) => {
    const isClose = at - last.at < SCAN_PAUSE_IN_MILLISECONDS && target === last.target
    // A hand may strike one key twice as fast.
    const pace = isClose && (key !== last.key || last.pace === 'scan') ? 'scan' : 'hand'
    last = { key, at, pace, target }
    return pace
  }
}
