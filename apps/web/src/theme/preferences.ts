// What makes the screens easier for one person, kept on this device and applied by boot.js before the first paint.
import { useSyncExternalStore } from 'react'
import { writeStored } from '../session/storage.ts'

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(attribute: 'textSize' | 'motion', value: string): void {
  document.documentElement.dataset[attribute] = value
  for (const listener of listeners) listener()
}

const isTextSize = (value: string | undefined): value is TextSize => TEXT_SIZES.some((size) => size === value)

export const useTextSize = (): TextSize =>
  useSyncExternalStore(subscribe, () => {
    const { textSize } = document.documentElement.dataset
    return isTextSize(textSize) ? textSize : 'normal'
  })

export const useReducedMotionChoice = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.motion === 'reduced')

export function chooseTextSize(size: TextSize): void {
  writeStored('TextSize', size)
  apply('textSize', size)
}

export function chooseReducedMotion(reduced: boolean): void {
  writeStored('ReducedMotion', String(reduced))
  apply('motion', reduced ? 'reduced' : 'full')
}
