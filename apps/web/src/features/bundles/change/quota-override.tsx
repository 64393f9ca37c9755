import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import type { BundlePlan } from './bundle-plan.ts'

const SHORTEST_REASON = 10

type Props = { plan: BundlePlan | null; reason: string; onChange: (reason: string) => void }

/** Only where the year is what stands in the way, only for administrators, and only with a reason on record. */
export function QuotaOverride({ plan, reason, onChange }: Props) {
  const { t } = useTranslation('administrator')
  const { role } = useActor()
  const isOverQuota = plan?.refusals.some(({ code }) => code === 'yearlyQuotaExceeded')
  if (role !== 'administrator' || (!isOverQuota && reason === '')) return null
  const isShort = reason !== '' && reason.trim().length < SHORTEST_REASON
  return (
    <Textarea
      label={t('bundles.overrideReason')}
      description={t('bundles.overrideHelp')}
      autosize
      minRows={2}
      maxLength={500}
      value={reason}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isShort ? t('bundles.overrideShort') : undefined}
    />
  )
}
