import { useState } from 'react'
import { isDialogOpen } from '../../../ui/dialog/is-dialog-open.ts'
import { useIsConnected } from '../../scan-queue/connection.ts'
import type { Tone } from '../../scanning/scan-tones.ts'

type Failed = { step: 'failed'; error: unknown }

/** What the stations that need the connection do alike: one scan at a time, told by ear; what comes while a person is waited for is swallowed. */
export function useConnectedScans<State extends { step: string }>(first: State, play: (tone: Tone) => void) {
  const isConnected = useIsConnected()
  const [state, setState] = useState<State | Failed>(first)
  const [isBusy, setBusy] = useState(false)
  const [swallowed, setSwallowed] = useState(0)
  const become = (next: State | Failed, tone?: Tone) => {
    if (tone) play(tone)
    setSwallowed(0)
    setState(next)
  }
  const swallow = () => {
    play('blocked')
    setSwallowed((count) => count + 1)
  }
  /** What is refused stands there until somebody read it. */
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      become({ step: 'failed', error }, 'unknown')
    } finally {
      setBusy(false)
    }
  }
  /** Nothing runs, and nothing was refused that nobody read. */
  const isFree = (): boolean => !isBusy && isConnected && state.step !== 'failed' && !isDialogOpen()
  return { state, isBusy, isConnected, swallowed, become, swallow, trying, isFree }
}
