import { AskAboutFault } from '../say/ask-about-fault.tsx'
import { referenceOf } from '../say/fault-reference.tsx'
import { CouldNotLoad, type CouldNotLoadProps } from './could-not-load.tsx'

/** What could not be loaded on a screen behind the sign-in, where a client can ask about it. */
export function ErrorState({ error, onRetry }: CouldNotLoadProps) {
  const reference = referenceOf(error)
  return (
    <CouldNotLoad error={error} onRetry={onRetry}>
      {reference ? <AskAboutFault reference={reference} /> : null}
    </CouldNotLoad>
  )
}
