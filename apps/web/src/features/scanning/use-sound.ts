import { useState } from 'react'
import { readStored, writeStored } from '../../session/storage.ts'
import { playTone, type Tone } from './scan-tones.ts'

const KEY = 'ScanSound'

/** Tones of the station, on until they are muted on this device. */
export function useSound() {
  const [isMuted, setMuted] = useState(readStored(KEY) === 'off')
  const mute = (next: boolean) => {
    setMuted(next)
    writeStored(KEY, next ? 'off' : null)
  }
  const play = (tone: Tone) => {
    if (!isMuted) playTone(tone)
  }
  return { isMuted, mute, play }
}
