import type { TextInForce } from '@app/contract/consents.contract'
import { listTexts } from '@app/contract/endpoints/consents'
import type { TextKind } from '@app/domain'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { agreedTextsOf } from '../../features/texts/agreed-texts.ts'

export type ShownTexts = ReturnType<typeof useShownTexts>

/** The texts that a form shows, and which of them the person ticked: none to begin with. Without an answer the form goes without them. */
export function useShownTexts() {
  const [texts, setTexts] = useState<readonly TextInForce[]>([])
  const [ticked, setTicked] = useState<readonly TextKind[]>([])
  const read = () => void call(listTexts, {}).then(setTexts, () => undefined)
  useEffect(read, [])
  const agreed = agreedTextsOf(texts, ticked)
  return {
    texts,
    ticked,
    tick: (kind: TextKind) => (isTicked: boolean) =>
      setTicked((before) => (isTicked ? [...before, kind] : before.filter((one) => one !== kind))),
    /** Undefined where nothing is ticked: nothing is then sent. */
    agreed: Object.keys(agreed).length > 0 ? agreed : undefined,
    /** The form shows what is newer, and what was ticked before counts no more. */
    showNewer: () => {
      setTicked([])
      read()
    },
  }
}
