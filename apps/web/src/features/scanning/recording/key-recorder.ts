// Takes the keys of a scanner, one scan after the other, as a browser gives them.
import { ENDS_OF_SCAN, IGNORED_KEYS } from '../key-recogniser.ts'
import { isTooShort, type KeyTime, type RecordedScan } from './key-times.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'timeStamp' | 'repeat'>
/** `free`: the key is the page's; `taken`: it is one of a scan; `ended`: a scan is whole; `tooShort`: so few keys are none. */
type Outcome = { kind: 'free' | 'taken' | 'tooShort' } | { kind: 'ended'; scan: RecordedScan }

export function keyRecorder() {
  let keys: KeyTime[] = []
  let number = ''

  const press = ({ key, code, timeStamp: at, repeat }: Pressed): Outcome => {
    if (IGNORED_KEYS.test(key)) return { kind: 'free' }
    const isEnd = ENDS_OF_SCAN.includes(key)
    if (key.length !== 1 && !isEnd) return { kind: 'free' }
    // Without a label's keys before it, Enter presses the button that has the focus, and Tab goes on.
    if (isEnd && number === '') return { kind: 'free' }
    if (repeat) return { kind: 'taken' }
    // The keys of the former scan stay its own: its last ones are let go of after its end.
    if (number === '') keys = []
    keys.push({ type: 'keydown', key, code: code || key, at })
    if (!isEnd) {
      number += key
      return { kind: 'taken' }
    }
    const scan = { number: number.trim(), keys }
    number = ''
    return isTooShort(scan.number) ? { kind: 'tooShort' } : { kind: 'ended', scan }
  }

  const release = ({ key, code, timeStamp: at }: Pressed): void => {
    const name = code || key
    const pressed = keys.findLast((one) => one.code === name)
    if (pressed?.type === 'keydown') keys.push({ type: 'keyup', key: pressed.key, code: name, at })
  }

  /** Keys came and nothing ended them. */
  const isUnderWay = (): boolean => number !== ''
  const forget = (): void => {
    keys = []
    number = ''
  }

  return { press, release, isUnderWay, forget }
}
