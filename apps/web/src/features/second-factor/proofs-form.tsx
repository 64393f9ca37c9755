import type { Sent } from '@app/contract/endpoint'
import type { SecondFactor, turnOffSecondFactor } from '@app/contract/second-factor.contract'
import { useState } from 'react'
import { knowsPasskeys } from '../../session/knows-passkeys.ts'
import { CodeProofsForm } from './code-proofs-form.tsx'
import { PasskeyProofsForm } from './passkey-proofs-form.tsx'

type Proofs = Sent<typeof turnOffSecondFactor>['body']
export type ProofsFormProps = {
  sentence: string
  action: string
  onSubmit: (proofs: Proofs) => Promise<unknown>
  onCancel: () => void
}

/** The password with a code or a passkey, before what weakens an account: first what the account has, then what it has besides. */
export function ProofsForm({ factor, ...props }: ProofsFormProps & { factor: SecondFactor }) {
  const hasApplication = factor.confirmedAt !== null
  const mayUsePasskey = factor.passkeys > 0 && knowsPasskeys()
  const [wantsOther, setOther] = useState(false)
  const change = () => setOther(!wantsOther)
  if (mayUsePasskey && hasApplication === wantsOther)
    return <PasskeyProofsForm {...props} hasApplication={hasApplication} onChange={change} />
  return <CodeProofsForm {...props} isRecovery={!hasApplication} onChange={mayUsePasskey ? change : null} />
}
