import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Enrolment } from '../../features/second-factor/enrolment.tsx'
import { SecondFactorState } from '../../features/second-factor/second-factor-state.tsx'
import { useOwnSecondFactor } from '../../ui/edit/own-second-factor.queries.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

/** The second step of one’s own sign-in: off, being turned on, or on. */
export function SecondStep() {
  const { t } = useTranslation('second-factor')
  const factor = useOwnSecondFactor()
  const queries = useQueryClient()
  const [isEnrolling, setEnrolling] = useState(false)
  const finish = () => {
    setEnrolling(false)
    void queries.invalidateQueries({ queryKey: ['secondFactor'] })
  }
  if (isEnrolling) {
    return (
      <SectionCard title={t('title')}>
        <Enrolment onDone={finish} onCancel={() => setEnrolling(false)} />
      </SectionCard>
    )
  }
  return (
    <SectionCard title={t('title')} sentence={t('sentence')}>
      {factor.isPending ? <Skeleton height={64} /> : null}
      {factor.isError ? <ErrorState error={factor.error} onRetry={() => void factor.refetch()} /> : null}
      {factor.data?.isOn ? <SecondFactorState factor={factor.data} /> : null}
      {factor.data?.confirmedAt === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setEnrolling(true)}>{t(factor.data.isOn ? 'enrol.openBeside' : 'enrol.open')}</Button>
        </div>
      ) : null}
    </SectionCard>
  )
}
