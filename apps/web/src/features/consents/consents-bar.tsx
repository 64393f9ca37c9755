import { lazy, Suspense, useState } from 'react'
import { CONSENTS_PUT_OFF_KEY, readStored, writeStored } from '../../session/storage.ts'
import { useActor } from '../../session/use-actor.ts'
import { useConsents } from './consents.queries.ts'

const AskedTexts = lazy(async () => ({ default: (await import('./asked-texts.tsx')).AskedTexts }))

/** Above a client's screens while a text waits for their answer; put off, it comes back at the next sign-in. It is in nobody's way. */
export function ConsentsBar() {
  const { userId } = useActor()
  const [isPutOff, setPutOff] = useState(() => readStored(CONSENTS_PUT_OFF_KEY) === userId)
  const consents = useConsents({ isNeeded: !isPutOff })
  const asked = consents.data?.asked ?? []
  if (isPutOff || asked.length === 0) return null
  const putOff = () => {
    writeStored(CONSENTS_PUT_OFF_KEY, userId)
    setPutOff(true)
  }
  // What is asked of few is loaded by few.
  return (
    <Suspense>
      <AskedTexts asked={asked} onPutOff={putOff} />
    </Suspense>
  )
}
