import { useState } from 'react'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { askServer, textsOf } from '../match/look-up.queries.ts'
import { useConnectedScans } from '../scan/use-connected-scans.ts'
import { outcomeElsewhere, type PackageOutcome, packageOf, type Waiting } from './package-outcome.ts'

type Outcome = { step: 'ready' } | { step: 'said'; said: PackageOutcome }

const TONES: Record<PackageOutcome['kind'], Tone> = {
  taken: 'ok',
  again: 'duplicate',
  ofOther: 'wrongPlace',
  handedOver: 'wrongPlace',
  unpaid: 'wrongPlace',
  unknown: 'unknown',
}
/** Nothing of these may leave: the next scan is swallowed until somebody read it. */
const STANDS_OPEN = ['ofOther', 'handedOver', 'unpaid']

/** Each package of the bill is scanned once; the last one opens the delivery. */
export function useHanding(waiting: readonly Waiting[], play: (tone: Tone) => void) {
  const scans = useConnectedScans<Outcome>({ step: 'ready' }, play)
  const { state: outcome, become, isBusy, isConnected, swallowed } = scans
  const [there, setThere] = useState<ReadonlySet<string>>(new Set())
  const [isDelivering, setDelivering] = useState(false)
  const areAllThere = waiting.length > 0 && waiting.every(({ id }) => there.has(id))
  const say = (said: PackageOutcome) => become({ step: 'said', said }, TONES[said.kind])
  const take = ({ id, code }: Waiting) => {
    const now = new Set(there).add(id)
    setThere(now)
    say({ kind: 'taken', code })
    if (waiting.every((one) => now.has(one.id))) setDelivering(true)
  }
  const askElsewhere = (readings: Readings) =>
    scans.trying(async () => {
      const { packages } = await askServer('MIA', textsOf(readings))
      say(outcomeElsewhere(readings, packages))
    })
  const hear = (readings: Readings) => {
    const standsOpen = outcome.step === 'said' && STANDS_OPEN.includes(outcome.said.kind)
    if (isDelivering || standsOpen || !scans.isFree()) return scans.swallow()
    const own = packageOf(readings, waiting)
    if (!own) return void askElsewhere(readings)
    if (there.has(own.id)) return say({ kind: 'again', code: own.code })
    take(own)
  }
  return {
    ...{ there, outcome, isBusy, isConnected, swallowed, isDelivering, areAllThere, hear },
    deliver: () => setDelivering(true),
    goOn: () => setDelivering(false),
    clear: () => become({ step: 'ready' }),
  }
}

export type Handing = ReturnType<typeof useHanding>
