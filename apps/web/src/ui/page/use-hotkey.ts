import { useEffect, useEffectEvent } from 'react'

type Hotkey = { matches: (event: KeyboardEvent) => boolean; whileTyping: boolean }

const plain = (key: string) => (event: KeyboardEvent) => event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey

/** The keys that work on every screen; the sheet of shortcuts names them (shell/shortcuts-dialog.tsx). */
const HOTKEYS = {
  search: { matches: (event) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey), whileTyping: true },
  slash: { matches: plain('/'), whileTyping: false },
  shortcuts: { matches: plain('?'), whileTyping: false },
  notices: { matches: plain('F8'), whileTyping: true },
} as const satisfies Record<string, Hotkey>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** `run` on every press of the key, wherever the focus is; never in the middle of what somebody types. */
export function useHotkey(name: keyof typeof HOTKEYS, run: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { matches, whileTyping } = HOTKEYS[name]
    if (event.defaultPrevented || event.repeat || !matches(event) || (!whileTyping && isTyping(event.target))) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
