import { useEffectEvent, useLayoutEffect } from 'react'
import { areLetterKeysHeld, areLetterKeysOn } from '../keys/letter-keys.ts'
import { isTyping } from '../keys/owned-keys.ts'

type Hotkey = { matches: (event: KeyboardEvent) => boolean; isSign: boolean }

const plain = (key: string) => (event: KeyboardEvent) => event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey

/** The keys that work on every screen; the sheet of shortcuts names them (shell/shortcuts-dialog.tsx). */
const HOTKEYS = {
  search: { matches: (event) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey), isSign: false },
  slash: { matches: plain('/'), isSign: true },
  shortcuts: { matches: plain('?'), isSign: true },
  notices: { matches: plain('F8'), isSign: false },
} as const satisfies Record<string, Hotkey>

/** A sign may be typed, scanned, or turned off with the letters. */
const isFree = ({ target }: KeyboardEvent): boolean => !isTyping(target) && areLetterKeysOn() && !areLetterKeysHeld()

/** `run` on every press of the key, wherever the focus is; never in the middle of what somebody types, nor where `isMine` leaves it to others. */
export function useHotkey(name: keyof typeof HOTKEYS, run: () => void, isMine: () => boolean = () => true): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { matches, isSign } = HOTKEYS[name]
    if (event.defaultPrevented || event.repeat || !matches(event) || (isSign && !isFree(event)) || !isMine()) return
    event.preventDefault()
    run()
  })
  // Heard as soon as it is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
