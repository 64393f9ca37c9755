import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../session/storage.ts'
import { keyPace, SCAN_PAUSE_IN_MILLISECONDS } from './key-pace.ts'
import { isOverPage, isTyping } from './owned-keys.ts'

/** What a key does where the focus is; null where it does nothing. A key is named as it is typed: `j`, `Shift+x`, `g d`. */
type Hearer = (key: string, target: EventTarget | null) => (() => void) | null

/** People may turn them off: who dictates would press them by speaking (WCAG 2.1.4). */
const OFF_KEY = 'letterKeysOff'
const PREFIX = 'g'
const PREFIX_LASTS_IN_MILLISECONDS = 1_500
/** Going from row to row changes nothing: it waits for no pause. */
const AT_ONCE: ReadonlySet<string> = new Set(['j', 'k'])

const hearers = new Set<Hearer>()
const listeners = new Set<() => void>()
const holders = new Set<symbol>()
let pace = keyPace()
let prefixAt = Number.NEGATIVE_INFINITY
let waiting: ReturnType<typeof setTimeout> | undefined

export const areLetterKeysOn = (): boolean => readStored(OFF_KEY) === null

export function turnLetterKeys(isOn: boolean): void {
  writeStored(OFF_KEY, isOn ? null : 'true')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLetterKeysOn = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn)

/** While it is held, as by a scanner's ears, no key is a person's. Answers what lets go. */
export function holdLetterKeys(): () => void {
  const holder = Symbol('holder')
  holders.add(holder)
  return () => holders.delete(holder)
}

export const areLetterKeysHeld = (): boolean => holders.size > 0

/** Of several hearers the first that knows the key answers. */
export function useLetterKeys(hear: Hearer): void {
  const hears = useEffectEvent(hear)
  useLayoutEffect(() => {
    const hearer: Hearer = (key, target) => hears(key, target)
    if (hearers.size === 0) addEventListener('keydown', onKey)
    hearers.add(hearer)
    return () => {
      hearers.delete(hearer)
      if (hearers.size > 0) return
      removeEventListener('keydown', onKey)
      clearTimeout(waiting)
      pace = keyPace()
    }
  }, [])
}

function onKey(event: KeyboardEvent): void {
  const { key, target, timeStamp, repeat } = event
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
  if (key.length > 1 && key !== 'Enter') return
  clearTimeout(waiting)
  // Whoever holds them knows what ends a scan.
  if (areLetterKeysHeld()) return
  const isScan = !repeat && pace(key, timeStamp, target) === 'scan'
  // The end of a scan presses no button that happens to have the focus.
  if (isScan && key === 'Enter') event.preventDefault()
  if (isScan || key === 'Enter' || event.defaultPrevented) {
    prefixAt = Number.NEGATIVE_INFINITY
    return
  }
  if (!areLetterKeysOn() || isOverPage(target)) return
  const name = nameOf(event)
  if (name === PREFIX) {
    prefixAt = timeStamp
    return
  }
  prefixAt = Number.NEGATIVE_INFINITY
  if (repeat && !AT_ONCE.has(name)) return
  const act = actOf(name, target)
  if (!act) return
  event.preventDefault()
  if (AT_ONCE.has(name)) act()
  else waiting = setTimeout(act, SCAN_PAUSE_IN_MILLISECONDS)
}

function nameOf({ key, shiftKey, timeStamp }: KeyboardEvent): string {
  const letter = key.toLowerCase()
  if (timeStamp - prefixAt < PREFIX_LASTS_IN_MILLISECONDS) return `${PREFIX} ${letter}`
  return shiftKey ? `Shift+${letter}` : letter
}

function actOf(name: string, target: EventTarget | null): (() => void) | null {
  for (const hear of hearers) {
    const act = hear(name, target)
    if (act) return act
  }
  return null
}
