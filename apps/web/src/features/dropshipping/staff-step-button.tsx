import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useUpdateDropshipping } from './dropshipping.queries.ts'
import type { StaffStep } from './staff-dialogs.tsx'

const STEPS = ['quote', 'purchase', 'markInDelivery'] as const

/** What staff do next with a request, where they can do something. */
export const stepOf = ({ allowedActions }: Dropshipping) => STEPS.find((one) => allowedActions.includes(one))

type Props = { request: Dropshipping; onAsk: (step: StaffStep) => void; size?: 'sm' | 'compact-sm' }

/** The next step of a request: in its row, and in its panel. */
export function StaffStepButton({ request, onAsk, size = 'sm' }: Props) {
  const { t } = useTranslation('dropshipping')
  const { id, code, quote } = request
  const mark = useUpdateDropshipping(id, 'markInDelivery')
  const step = stepOf(request)
  if (!step) return null
  const name = step === 'quote' && quote ? 'quoteAgain' : step
  return (
    <Button
      variant={size === 'sm' ? 'filled' : 'default'}
      size={size}
      loading={mark.isPending}
      {...(size === 'sm' ? {} : { 'aria-label': t(`actions.${name}Named`, { code }) })}
      onClick={() => (step === 'markInDelivery' ? mark.mutate({ action: step }) : onAsk(step))}
    >
      {t(`actions.${name}`)}
    </Button>
  )
}
