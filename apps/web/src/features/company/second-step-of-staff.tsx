import { addressOf, PROFILE_PATH } from '@app/contract/paths'
import { Anchor, Skeleton, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useOwnSecondFactor } from '../../ui/edit/own-second-factor.queries.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useRequireSecondStep, useSecondStepOfStaff } from './company.queries.ts'
import styles from './company-form.module.css'

/** Whether everybody who works here signs in with a second step; whoever requires it has it on. */
export function SecondStepOfStaff() {
  const { t } = useTranslation('parameters')
  const ofStaff = useSecondStepOfStaff()
  const own = useOwnSecondFactor()
  const require = useRequireSecondStep()
  const { data } = ofStaff
  const lacksOwn = own.data?.isOn === false && data?.isRequired === false
  return (
    <section className={styles.card}>
      <h2>{t('secondStep.title')}</h2>
      <p className={styles.quiet}>{t('secondStep.sentence')}</p>
      {ofStaff.isPending ? <Skeleton height={48} /> : null}
      {ofStaff.isError ? <ErrorState error={ofStaff.error} onRetry={() => void ofStaff.refetch()} /> : null}
      {data ? (
        <>
          <Switch
            label={t('secondStep.require')}
            description={t('secondStep.count', { count: data.staff, number: data.staffWithSecondFactor })}
            checked={data.isRequired}
            disabled={lacksOwn || require.isPending}
            onChange={({ currentTarget }) => require.mutate(currentTarget.checked)}
            error={require.isError ? <Refusal error={require.error} /> : undefined}
          />
          {lacksOwn ? (
            <p className={styles.note}>
              {t('secondStep.ownFirst')}{' '}
              <Anchor component={Link} to={addressOf(PROFILE_PATH, { section: 'access' })} inherit underline="always">
                {t('secondStep.toProfile')}
              </Anchor>
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}
