type Limits = { most: number; withinInMilliseconds: number }

/** More than any person chooses, and little enough that a component gone wild disturbs nobody. */
const LIMITS: Limits = { most: 30, withinInMilliseconds: 10_000 }

/** Says of each message whether it may still be heard. */
export function messageAllowance({ most, withinInMilliseconds }: Limits = LIMITS): (now: number) => boolean {
  let heard: number[] = []
  return (now) => {
    heard = [...heard, now].filter((at) => now - at < withinInMilliseconds).slice(-most - 1)
    return heard.length <= most
  }
}
