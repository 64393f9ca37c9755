import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { MoreMenu } from '../../../ui/page/more-menu.tsx'
import type { DoneHere, OrderStep } from './order-actions-plan.ts'

type RunProps = { onRun: (action: DoneHere) => void }

/** The steps that have no button of their own. */
export function OrderActionsRest({ steps, onRun }: RunProps & { steps: readonly OrderStep[] }) {
  const { t } = useTranslation('administrator')
  return (
    <MoreMenu name={t('orderActions.more')}>
      {steps.map((step) => (
        <StepItem key={step.action} step={step} onRun={onRun} />
      ))}
    </MoreMenu>
  )
}

function StepItem({ step, onRun }: RunProps & { step: OrderStep }) {
  const { t } = useTranslation('administrator')
  const label = t(`orderActions.${step.action}`)
  if ('to' in step)
    return (
      <Menu.Item component={Link} to={step.to}>
        {label}
      </Menu.Item>
    )
  const { action } = step
  return <Menu.Item onClick={() => onRun(action)}>{label}</Menu.Item>
}
