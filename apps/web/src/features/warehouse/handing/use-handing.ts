import { useState } from 'react'
import { useIsConnected } from '../../scan-queue/connection.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import type { Readings } from '../../scanning/use-scanner.ts'
import { askServer, textsOf } from '../match/look-up.queries.ts'
import { outcomeElsewhere, type PackageOutcome, packageOf, type Waiting } from './package-outcome.ts'

type Outcome = { step: 'ready' } | { step: 'said'; said: PackageOutcome } | { step: 'failed'; error: unknown }

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
  const isConnected = useIsConnected()
  const [there, setThere] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<Outcome>({ step: 'ready' })
  const [isBusy, setBusy] = useState(false)
  const [swallowed, setSwallowed] = useState(0)
  const [isDelivering, setDelivering] = useState(false)
  const areAllThere = waiting.length > 0 && waiting.every(({ id }) => there.has(id))

  const become = (next: Outcome) => {
    setSwallowed(0)
    setOutcome(next)
  }
  const say = (said: PackageOutcome) => {
    play(TONES[said.kind])
    become({ step: 'said', said })
  }
  const take = ({ id, code }: Waiting) => {
    const now = new Set(there).add(id)
    setThere(now)
    say({ kind: 'taken', code })
    if (waiting.every((one) => now.has(one.id))) setDelivering(true)
  }
  const askElsewhere = async (readings: Readings) => {
    setBusy(true)
    try {
      const { packages } = await askServer('MIA', textsOf(readings))
      say(outcomeElsewhere(readings, packages))
    } catch (error) {
      play('unknown')
      become({ step: 'failed', error })
    } finally {
      setBusy(false)
    }
  }
  const hear = (readings: Readings) => {
    const standsOpen = outcome.step === 'failed' || (outcome.step === 'said' && STANDS_OPEN.includes(outcome.said.kind))
    if (isBusy || !isConnected || isDelivering || standsOpen) {
      play('blocked')
      return setSwallowed((count) => count + 1)
    }
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
