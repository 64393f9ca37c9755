import { type ComponentMessage, readComponentMessage, type ShowMessage } from '@app/contract/remote-notifications'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const PATIENCE_IN_MILLISECONDS = 5_000

type Options = {
  isOpen: boolean
  /** What it is to show, once that is known. */
  shown: ShowMessage | null
  onMessage: (message: Exclude<ComponentMessage, { type: 'ready' }>) => void
}

/**
 * Talks with the remote component in `frame`. `ready`: it shows what it is told. `missing`: it did not say a word in time;
 * when it does later, it waits for the next time the panel opens, so that nothing moves under the person's hand.
 */
export function useComponent(frame: RefObject<HTMLIFrameElement | null>, { isOpen, shown, onMessage }: Options) {
  const [greetings, setGreetings] = useState(0)
  const [isLate, setLate] = useState(false)
  const isReady = greetings > 0

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // A sandboxed frame has no origin; anything else that claims to be the frame is not it.
    if (origin !== 'null' || !source || source !== frame.current?.contentWindow) return
    const message = readComponentMessage(data)
    if (message?.type === 'ready') setGreetings((count) => count + 1)
    else if (message) onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    // An opaque origin cannot be named as the target; only this very window hears it.
    if (greetings > 0 && shown) frame.current?.contentWindow?.postMessage(shown, '*')
  }, [frame, greetings, shown])

  useEffect(() => {
    if (isReady || !isOpen) return
    const timer = setTimeout(() => setLate(true), PATIENCE_IN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isReady, isOpen])
  useEffect(() => {
    if (isReady && !isOpen) setLate(false)
  }, [isReady, isOpen])

  if (isLate) return 'missing'
  return isReady ? 'ready' : 'waiting'
}
