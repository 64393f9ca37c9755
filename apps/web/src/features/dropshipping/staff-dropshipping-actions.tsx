import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StaffDialogs, type StaffStep } from './staff-dialogs.tsx'
import { StaffReasonDialog } from './staff-reason-dialog.tsx'
import { StaffStepButton } from './staff-step-button.tsx'

const WAYS_OUT = ['quoteAnew', 'refuse'] as const

/** What staff may do with a request now: its next step, and the ways out of it. */
export function StaffDropshippingActions({ request }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  const [step, setStep] = useState<StaffStep | null>(null)
  const [wayOut, setWayOut] = useState<(typeof WAYS_OUT)[number] | null>(null)
  return (
    <>
      <StaffStepButton request={request} onAsk={setStep} />
      {WAYS_OUT.filter((action) => request.allowedActions.includes(action)).map((action) => (
        <Button key={action} variant="default" onClick={() => setWayOut(action)}>
          {t(`staffReason.${action}.action`)}
        </Button>
      ))}
      {step ? <StaffDialogs step={step} request={request} onClose={() => setStep(null)} /> : null}
      {wayOut ? <StaffReasonDialog request={request} action={wayOut} opened onClose={() => setWayOut(null)} /> : null}
    </>
  )
}
