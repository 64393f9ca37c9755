import { type ComponentMessage, readComponentMessage, type ShowMessage } from '@app/contract/news/remote-notifications'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageAllowance } from './message-allowance.ts'

/** How long the component may take to speak: in all, and once its page is there. */
const PATIENCE_IN_MILLISECONDS = 5_000
const PATIENCE_ONCE_LOADED_IN_MILLISECONDS = 1_500

type Options = {
  isOpen: boolean
  /** What it is to show, once that is known. */
  shown: ShowMessage | null
  onMessage: (message: Exclude<ComponentMessage, { type: 'ready' }>) => void
}
/**
 * `ready`: it shows what it receives. `missing`: it did not answer in time; if it does later, it waits until the panel opens again, so that
 * nothing moves under the person's hand. `expelled`: it did what the component never does, and is not shown again.
 */
type State = 'waiting' | 'ready' | 'missing' | 'expelled'

/** Talks with the remote component in `frame`. */
export function useComponent(frame: RefObject<HTMLIFrameElement | null>, { isOpen, shown, onMessage }: Options) {
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const [isExpelled, setExpelled] = useState(false)
  const [isAllowed] = useState(messageAllowance)
  const loads = useRef(0)

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // A sandboxed frame has no origin; anything else that claims to be the frame is not it.
    if (isExpelled || origin !== 'null' || !source || source !== frame.current?.contentWindow) return
    if (!isAllowed(performance.now())) return setExpelled(true)
    const message = readComponentMessage(data)
    if (message?.type === 'ready') setReady(true)
    else if (message && isOpen) onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    // An opaque origin cannot be named as the target; only this very window hears it.
    if (isReady && shown) frame.current?.contentWindow?.postMessage(shown, '*')
  }, [frame, isReady, shown])

  const [hasLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isReady || !isOpen) return
    const patience = hasLoaded ? PATIENCE_ONCE_LOADED_IN_MILLISECONDS : PATIENCE_IN_MILLISECONDS
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isReady, isOpen, hasLoaded])
  useEffect(() => {
    if (isReady && !isOpen) setLate(false)
  }, [isReady, isOpen])

  const onLoad = () => {
    loads.current += 1
    // It stays where it was put: whatever stands there after it went elsewhere is not the component.
    if (loads.current > 1) setExpelled(true)
    else setLoaded(true)
  }
  return { state: stateOf(isExpelled, isLate, isReady), onLoad }
}

function stateOf(isExpelled: boolean, isLate: boolean, isReady: boolean): State {
  if (isExpelled) return 'expelled'
  if (isLate) return 'missing'
  return isReady ? 'ready' : 'waiting'
}
