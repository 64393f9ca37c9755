import type { Enrolment as Begun } from '@app/contract/second-factor.contract'
import { useState } from 'react'
import { EnrolmentCode } from './enrolment-code.tsx'
import { EnrolmentPassword } from './enrolment-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { onDone: () => void; onCancel?: () => void }

/** The password, the code that shows that the application has the secret, and the recovery codes, told once. */
export function Enrolment({ onDone, onCancel }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begun) return <EnrolmentCode enrolment={begun} onConfirmed={setCodes} onCancel={onCancel} />
  return <EnrolmentPassword onBegun={setBegun} onCancel={onCancel} />
}
