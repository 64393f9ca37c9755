export type Tone = 'success' | 'attention' | 'failure'

/** Frequencies in hertz, one short note each: up is good, level asks for a look, down is wrong. */
const NOTES = { success: [880, 1320], attention: [660, 660], failure: [330, 220] } as const satisfies Record<
  Tone,
  readonly number[]
>
const NOTE_IN_SECONDS = 0.09
const VOLUME = 0.2

let context: AudioContext | undefined

/** Heard across a warehouse without looking up. A browser that has no sound stays silent. */
export function playTone(tone: Tone): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const [position, frequency] of NOTES[tone].entries()) {
    playNote(context, frequency, context.currentTime + position * NOTE_IN_SECONDS * 1.2)
  }
}

function playNote(audio: AudioContext, frequency: number, startsAt: number): void {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(VOLUME, startsAt)
  gain.gain.exponentialRampToValueAtTime(0.001, startsAt + NOTE_IN_SECONDS)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(startsAt)
  oscillator.stop(startsAt + NOTE_IN_SECONDS)
}
