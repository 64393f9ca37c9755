import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { useState } from 'react'
import { StaffDialogs, type StaffStep } from './staff-dialogs.tsx'
import { StaffStepButton } from './staff-step-button.tsx'

/** What staff may do with a request now. */
export function StaffDropshippingActions({ request }: { request: DropshippingDetail }) {
  const [step, setStep] = useState<StaffStep | null>(null)
  return (
    <>
      <StaffStepButton request={request} onAsk={setStep} />
      {step ? <StaffDialogs step={step} request={request} onClose={() => setStep(null)} /> : null}
    </>
  )
}
