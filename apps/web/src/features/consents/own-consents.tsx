import type { OwnConsent } from '@app/contract/consents.contract'
import { TEXT_PATHS } from '@app/contract/paths'
import { TEXT_KINDS, type TextKind } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { ConsentAnswer } from './consent-answer.tsx'
import styles from './consents.module.css'
import { useConsents, useWithdrawConsent } from './consents.queries.ts'

/** What the client agreed to, when and to which words; withdrawn and agreed to here. */
export function OwnConsents() {
  const { t } = useTranslation('texts')
  const consents = useConsents()
  const withdraw = useWithdrawConsent()
  const [doomed, setDoomed] = useState<TextKind | null>(null)
  const [isAgreeing, setAgreeing] = useState(false)
  const { asked = [], given = [] } = consents.data ?? {}
  const close = () => setAgreeing(false)
  return (
    <>
      {consents.isPending ? <Skeleton height={160} /> : null}
      {consents.isError ? <ErrorState error={consents.error} onRetry={() => void consents.refetch()} /> : null}
      <ul className={styles.list}>
        {TEXT_KINDS.map((kind) => (
          <li key={kind} className={styles.row}>
            <div>
              <p className={styles.name}>
                <a href={TEXT_PATHS[kind]} target="_blank" rel="noreferrer">
                  {t(`titles.${kind}`)}
                </a>
              </p>
              <ConsentAnswer kind={kind} answer={given.find((answer) => answer.kind === kind)} />
            </div>
            {given.find((answer) => answer.kind === kind)?.isGiven ? (
              <Button variant="default" size="compact-sm" onClick={() => setDoomed(kind)}>
                {t('own.withdraw', { text: t(`short.${kind}`) })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked.length > 0 ? (
        <div className={styles.buttons}>
          <Button onClick={() => setAgreeing(true)}>{t('ask.open')}</Button>
        </div>
      ) : null}
      <ConsentHistory given={given} />
      {isAgreeing && asked.length > 0 ? <AgreeDialog asked={asked} onLater={close} onAgreed={close} /> : null}
      <ConfirmDialog
        opened={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('own.withdrawTitle')}
        confirmLabel={t('own.withdrawConfirm')}
        onConfirm={() => doomed && withdraw.mutate(doomed, { onSettled: () => setDoomed(null) })}
        isRunning={withdraw.isPending}
        dangerous
      >
        <p>{doomed ? t(`own.withdrawWhat.${doomed}`) : null}</p>
      </ConfirmDialog>
    </>
  )
}

function ConsentHistory({ given }: { given: readonly OwnConsent[] }) {
  const { t } = useTranslation('texts')
  const format = useFormat()
  if (given.length === 0) return null
  return (
    <details className={styles.quiet}>
      <summary>{t('own.history', { count: given.length })}</summary>
      <ul className={styles.list}>
        {given.map(({ id, kind, isGiven, version, createdAt }) => (
          <li key={id} className={styles.row}>
            <span>
              {t(`short.${kind}`)}
              {version === null ? null : ` · ${t('version', { version })}`}
            </span>
            <span>
              {isGiven ? t('own.given') : t('own.takenBack')} · {format.instant(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
