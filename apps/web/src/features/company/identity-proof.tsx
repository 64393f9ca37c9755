import { Skeleton, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useIdentityProof, useRequireIdentityProof } from './company.queries.ts'
import styles from './company-form.module.css'

/** Whether manifests ship with consignees alone whose document staff saw. */
export function IdentityProof() {
  const { t } = useTranslation('parameters')
  const proof = useIdentityProof()
  const require = useRequireIdentityProof()
  return (
    <section className={styles.card}>
      <h2>{t('identityProof.title')}</h2>
      <p className={styles.quiet}>{t('identityProof.sentence')}</p>
      {proof.isPending ? <Skeleton height={48} /> : null}
      {proof.isError ? <ErrorState error={proof.error} onRetry={() => void proof.refetch()} /> : null}
      {proof.data ? (
        <Switch
          label={t('identityProof.require')}
          description={t('identityProof.help')}
          checked={proof.data.isRequired}
          disabled={require.isPending}
          onChange={({ currentTarget }) => require.mutate(currentTarget.checked)}
          error={require.isError ? <Refusal error={require.error} /> : undefined}
        />
      ) : null}
    </section>
  )
}
