/** What a scan was, for the ear. */
export type Tone = 'ok' | 'done' | 'duplicate' | 'unknown' | 'wrongPlace' | 'blocked'

type Sound = { shape: OscillatorType; notes: readonly number[]; noteInSeconds: number }

/** Frequencies in hertz. Up is good, level asks for a look, down is wrong; a horn is the wrong place, knocks say that something waits. */
// biome-ignore format: a table reads best as a table
const SOUNDS: Record<Tone, Sound> = {
  ok:         { shape: 'triangle', notes: [880, 1320],           noteInSeconds: 0.09 },
  done:       { shape: 'triangle', notes: [1320, 1320, 1760],    noteInSeconds: 0.07 },
  duplicate:  { shape: 'triangle', notes: [660, 660],            noteInSeconds: 0.12 },
  unknown:    { shape: 'sawtooth', notes: [330, 220],            noteInSeconds: 0.16 },
  wrongPlace: { shape: 'square',   notes: [196, 262, 196, 262],  noteInSeconds: 0.18 },
  blocked:    { shape: 'square',   notes: [110, 110, 110],       noteInSeconds: 0.07 },
}
const VOLUME = 0.2

let context: AudioContext | undefined

/** Heard across a warehouse without looking up. A browser that has no sound stays silent. */
export function playTone(tone: Tone): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const { shape, notes, noteInSeconds } = SOUNDS[tone]
  for (const [position, frequency] of notes.entries()) {
    playNote(context, shape, frequency, context.currentTime + position * noteInSeconds * 1.2, noteInSeconds)
  }
}

function playNote(audio: AudioContext, shape: OscillatorType, frequency: number, startsAt: number, lastsInSeconds: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = shape
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(VOLUME, startsAt)
  gain.gain.exponentialRampToValueAtTime(0.001, startsAt + lastsInSeconds)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(startsAt)
  oscillator.stop(startsAt + lastsInSeconds)
}
